package parterre.flora.events;

import parterre.engine.ByRule;
import parterre.engine.EndCause;

/// The words of events beside cards, seats and numbers: reasons, sources, means.
public final class Reasons {
    private Reasons() {}

    /// Where a Headquarters is. FF-6.7
    public enum HeadquartersPlace {
        /// It is a parcel of its own, left of the field.
        BESIDE,
        /// It is a building that stands on the field.
        ON_FIELD
    }

    /// Where a card comes from.
    public enum DeckPart {
        /// The shuffled deck.
        DECK,
        /// The cards that were put under it. FF-8.8
        @ByRule("FF-8.8")
        UNDER
    }

    /// Why the bank pays.
    public enum Gain {
        /// The income of the lands. FF-4.3
        @ByRule("FF-4.3")
        INCOME,
        /// A Resource Card was sold. FF-4.4d
        @ByRule("FF-4.4d")
        SALE,
        /// An event card. FF-11.4
        @ByRule("FF-11.4")
        EVENT_CARD
    }

    /// The reasons for paying coins.
    public enum Cost {
        /// A land of the Market. FF-6.4
        @ByRule({"FF-4.4a", "FF-6.4"})
        LAND,
        /// A Resource Card. FF-4.4c
        @ByRule("FF-4.4c")
        CARD,
        /// A plant of the Nursery. FF-11.3
        @ByRule("FF-11.3")
        NURSERY,
        /// A weed that the Weed Patrol kills. FF-11.3
        @ByRule("FF-11.3")
        WEED_PATROL,
        /// A plant that the Seed Vault saves. FF-11.3
        @ByRule("FF-11.3")
        SEED_VAULT,
        /// A building in an Earthquake. FF-11.4
        @ByRule("FF-11.4")
        EARTHQUAKE,
        /// An event card that takes coins. FF-11.4
        @ByRule("FF-11.4")
        EVENT_CARD
    }

    /// Why a plant comes.
    public enum Origin {
        /// A plant had a child. FF-5.6 FF-5.8
        @ByRule("FF-5.8")
        CHILD,
        /// The parcel comes with it. FF-6.1 FF-6.4
        @ByRule("FF-6.1")
        STARTING,
        /// A weed was sown. FF-7.4
        @ByRule("FF-7.4")
        SOWN,
        /// The Nursery. FF-11.3
        @ByRule("FF-11.3")
        NURSERY,
        /// A fire has woken the seed, whose marker goes. FF-13.2
        @ByRule("FF-13.2")
        SEED
    }

    /// The ways to save a plant.
    public enum Rescue {
        /// A Water card, in a fire. FF-7.8
        @ByRule("FF-7.8")
        WATER,
        /// The Seed Vault.
        SEED_VAULT
    }

    /// Why a trade is declined. FF-D4
    public enum DeclineReason {
        UNSAID,
        TOO_LITTLE,
        KEEPS_IT,
        NOT_WITH_YOU,
        /// There was no answer: the time ran out, or the offer was taken back.
        UNANSWERED
    }

    /// A rule that had an effect.
    public enum Rule {
        @ByRule("FF-7.2")
        TWO_CARDS,
        @ByRule("FF-8.1")
        FIRE,
        @ByRule("FF-8.5")
        OTHER_ICON,
        @ByRule({"FF-10.2", "FF-J28"})
        TIE_AT_GOAL,
        @ByRule("FF-13.3")
        FLOOD,
        @ByRule("FF-J24")
        TRADE_FOR_NOTHING,
        @ByRule("FF-J30")
        ON_OWN_PLANT,
        @ByRule("FF-J48")
        AS_OTHER_TYPE
    }

    /// The reasons for which a game ends.
    public enum GameEnd implements EndCause {
        /// A player has the winning score. FF-10.1 FF-J27
        @ByRule({"FF-10.1", "FF-J27"})
        GOAL("the goal is reached"),
        /// The last round is over. FF-10.3 FF-J29
        @ByRule({"FF-10.3", "FF-J29"})
        LAST_ROUND("the last round is over");
        private final String notation;

        GameEnd(String notation) {
            this.notation = notation;
        }

        @Override
        public String notation() {
            return notation;
        }
    }
}
