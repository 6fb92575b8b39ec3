; The Windows installer: for one user, into their own folder, without administrator rights.
; makensis -DSOURCE=folder -DOUTPUT=file -DICON=file banco.nsi
Unicode true
!include MUI2.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Banco"

Name "Banco"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Banco"
InstallDirRegKey HKCU "Software\Banco" "InstallFolder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
; The dates of files would make every build another one.
SetDateSave off
ManifestDPIAware true

VIProductVersion "@VERSION_DOTS@"
VIAddVersionKey "ProductName" "Banco"
VIAddVersionKey "CompanyName" "@AUTHORS@"
VIAddVersionKey "FileDescription" "Installs Banco"
VIAddVersionKey "FileVersion" "@VERSION@"
VIAddVersionKey "ProductVersion" "@VERSION@"
VIAddVersionKey "LegalCopyright" "MIT licence, @AUTHORS@"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\Banco.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "Swedish"

Section
  ; An older version leaves nothing behind. Only what it installed: the folder may have been chosen by hand.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Banco.lnk" "$INSTDIR\Banco.exe"
  WriteRegStr HKCU "Software\Banco" "InstallFolder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Banco"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "@AUTHORS@"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Banco.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
SectionEnd

Section Uninstall
  ; Settings and sittings lie elsewhere and stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Banco.exe"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Banco.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Banco"
SectionEnd
