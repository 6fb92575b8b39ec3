"""What the people at the table say, by character and occasion: English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.text import N_

# Translators: each of these people has a voice of their own; two to six words that sound spoken are better than a
# faithful sentence.
WORDS: Mapping[str, Mapping[str, str]] = {
    # A fisherman who counts his words as well as his chips.
    "olav": {
        "greeting": N_("Evening. Deal when you like."),
        "wins big": N_("That will do nicely."),
        "bust": N_("One too many. As ever."),
        "breaks the bank": N_("Well. That was all of it."),
        "takes the bank": N_("I shall keep an eye on it."),
        "loses the bank": N_("Easy come, as they say."),
    },
    # Dry, quick, has seen every card that fell.
    "sigrid": {
        "greeting": N_("I hope you shuffled well."),
        "wins big": N_("There were three left. I waited."),
        "bust": N_("Right odds, wrong card."),
        "breaks the bank": N_("I believe that empties it."),
        "takes the bank": N_("Then let us be sensible."),
        "loses the bank": N_("It was a good loan."),
    },
    # Young, in for everything.
    "kari": {
        "greeting": N_("Room for one more?"),
        "wins big": N_("Ha! Did you see that?"),
        "bust": N_("I would do it again!"),
        "breaks the bank": N_("All of it? Really all of it?"),
        "takes the bank": N_("Mine! Come and get it!"),
        "loses the bank": N_("That went quickly."),
    },
    # Up one round, down the next.
    "eirik": {
        "greeting": N_("Tonight is my night. I think."),
        "wins big": N_("I knew it. I almost knew it."),
        "bust": N_("Do not say anything."),
        "breaks the bank": N_("Oh, that felt good."),
        "takes the bank": N_("All right. Nobody breathe."),
        "loses the bank": N_("I need some air."),
    },
    # Warm, loud, and a poor judge of sixteen.
    "sven": {
        "greeting": N_("Sit down, sit down, friends!"),
        "wins big": N_("The next coffee is on me!"),
        "bust": N_("Oh well, it was a fine card."),
        "breaks the bank": N_("Now I feel almost sorry."),
        "takes the bank": N_("There is plenty for everyone!"),
        "loses the bank": N_("I was glad to have you!"),
    },
    # Believes in sevens.
    "britta": {
        "greeting": N_("This chair brings me luck."),
        "wins big": N_("I dreamt of that card."),
        "bust": N_("Somebody crossed their legs."),
        "breaks the bank": N_("I felt it in my thumb."),
        "takes the bank": N_("Touch wood, everybody."),
        "loses the bank": N_("I should have kept my hat on."),
    },
    # Cheerful and dangerous.
    "amir": {
        "greeting": N_("Good to see you. Any limit?"),
        "wins big": N_("Thank you, that was the plan."),
        "bust": N_("You have to ask to know."),
        "breaks the bank": N_("And that, friends, is that."),
        "takes the bank": N_("Bet what you like. Please."),
        "loses the bank": N_("Well played. I mean it."),
    },
    # Polite, thinks twice.
    "linnea": {
        "greeting": N_("Hello! Small bets to begin with?"),
        "wins big": N_("Oh! That is quite a lot."),
        "bust": N_("I should have stopped there."),
        "breaks the bank": N_("Sorry. Was that everything?"),
        "takes the bank": N_("I will try to be fair."),
        "loses the bank": N_("I am almost relieved."),
    },
    # A retired schoolmaster.
    "arthur": {
        "greeting": N_("Good evening, all."),
        "wins big": N_("Most satisfactory."),
        "bust": N_("A lapse of judgement."),
        "breaks the bank": N_("I rather think that closes it."),
        "takes the bank": N_("Order, please. Cards coming."),
        "loses the bank": N_("I hand it on with good grace."),
    },
    # Sweet as tea and twice as strong.
    "maud": {
        "greeting": N_("Do deal me in, dear."),
        "wins big": N_("How kind of you, dear."),
        "bust": N_("Bother."),
        "breaks the bank": N_("Was that your last one, dear?"),
        "takes the bank": N_("Pennies only, to be safe."),
        "loses the bank": N_("And I had just warmed the seat."),
    },
    # Plays for the company.
    "ruth": {
        "greeting": N_("Right then, who wants beating?"),
        "wins big": N_("Drinks are on the bank!"),
        "bust": N_("Story of my week."),
        "breaks the bank": N_("Cleaned out! Sorry, love."),
        "takes the bank": N_("Don’t be shy, it’s only money."),
        "loses the bank": N_("It was never going to last."),
    },
    # A student with a system that changes hourly.
    "callum": {
        "greeting": N_("I have a new system."),
        "wins big": N_("The system works!"),
        "bust": N_("The system needs work."),
        "breaks the bank": N_("I should write this down."),
        "takes the bank": N_("How hard can it be?"),
        "loses the bank": N_("That hard, then."),
    },
    # Slow, careful, pleased with small things.
    "heinz": {
        "greeting": N_("Good cards to all of you."),
        "wins big": N_("Now that was worth the wait."),
        "bust": N_("I had a feeling about that one."),
        "breaks the bank": N_("There is nothing left in it."),
        "takes the bank": N_("Slowly now, one at a time."),
        "loses the bank": N_("I count it again and get nought."),
    },
    # Reads the cards before she plays them.
    "grete": {
        "greeting": N_("The moon is right for it."),
        "wins big": N_("A seven never leaves me."),
        "bust": N_("That queen again!"),
        "breaks the bank": N_("It was written."),
        "takes the bank": N_("Nobody whistle, please."),
        "loses the bank": N_("I should not have cut left-handed."),
    },
    # Knows exactly what he gives away.
    "emre": {
        "greeting": N_("Welcome! Play big, sleep well."),
        "wins big": N_("One for me, the next for you."),
        "bust": N_("Worth every chip."),
        "breaks the bank": N_("I owe you a supper for that."),
        "takes the bank": N_("The house is open!"),
        "loses the bank": N_("My guests have eaten well."),
    },
    # Has kept the club’s accounts for forty years.
    "lotte": {
        "greeting": N_("I keep the score, if I may."),
        "wins big": N_("That balances the evening."),
        "bust": N_("Four in ten. It happens."),
        "breaks the bank": N_("Account closed."),
        "takes the bank": N_("Every chip has its place."),
        "loses the bank": N_("I shall write it off."),
    },
    # Never saw a total he would not add to.
    "bence": {
        "greeting": N_("Come on, deal already!"),
        "wins big": N_("Twenty-one or nothing!"),
        "bust": N_("One more would have been nice."),
        "breaks the bank": N_("Boom! Sweep it up!"),
        "takes the bank": N_("Who dares?"),
        "loses the bank": N_("Again! Deal again!"),
    },
    # Brilliant and easily bored.
    "ilona": {
        "greeting": N_("Let us see who can count."),
        "wins big": N_("Finally, something amusing."),
        "bust": N_("How very dull."),
        "breaks the bank": N_("Do fetch some more."),
        "takes the bank": N_("I feel like being banker."),
        "loses the bank": N_("I was tired of it anyway."),
    },
    # Tells every card where to go.
    "gyula": {
        "greeting": N_("I sit with my back to the stove."),
        "wins big": N_("You see? You have to ask nicely."),
        "bust": N_("I should have tapped twice."),
        "breaks the bank": N_("The old coin in my shoe did it."),
        "takes the bank": N_("Not thirteen chips, I beg you."),
        "loses the bank": N_("I stepped in left foot first."),
    },
    # Laughs at every loss.
    "zsuzsa": {
        "greeting": N_("Careful, I am in good form!"),
        "wins big": N_("Look at all my pretty chips!"),
        "bust": N_("Ha! I always want one more."),
        "breaks the bank": N_("Empty! Who is next?"),
        "takes the bank": N_("Bring all you have!"),
        "loses the bank": N_("It was fun while it lasted!"),
    },
}
