"""A bare window: what start and size of the packaged game are compared with."""

import pygame

pygame.display.init()
window = pygame.Window("bare", (1280, 720), resizable=True)
window.get_surface().fill((20, 90, 60))
window.flip()
window.destroy()
