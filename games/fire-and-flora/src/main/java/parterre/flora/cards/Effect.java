package parterre.flora.cards;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parterre.engine.Message;
import parterre.flora.cards.CardReader.Fields;

/// The effect of an event card. Card files choose from this closed list. FF-8.1
///
/// An effect is also the message with the text of its card. This file has everything about an effect except its
/// rule, which is a case in `EventCards.carryOut`. An effect by which players choose a plant of theirs is a
/// [Choosing] and needs no case.
public sealed interface Effect extends Message {
    /// Every plant there answers to the icon, in burn order; a fire if the icon is Fire. FF-8.3 FF-8.5
    record Apply(Resource icon, Where where) implements Sweeping {
        @Override
        public int icons() {
            return icon.place();
        }
    }

    /// Each player who has a card of this type discards one.
    record Discard(Resource icon) implements Effect {}

    /// Each player takes coins.
    record Coins(int coins) implements Effect {}

    /// Each player pays half of their coins, rounded down.
    record Halve() implements Effect {}

    /// For each building there, the owner pays or puts the building under the Land Deck.
    record Quake(int coins, Where where) implements Located {}

    /// Each player draws Resource Cards.
    record Draw(int cards) implements Drawing {}

    /// Each player may Kill one small invasive of their own.
    record Weeding() implements Choosing {
        @Override
        public Choosers who() {
            return Choosers.EVERYBODY;
        }

        @Override
        public boolean mayDecline() {
            return true;
        }

        @Override
        public boolean suits(Species species, Size size) {
            return !species.isNative() && size == Size.SMALL;
        }

        @Override
        public PlantAction action(Size size) {
            return PlantAction.KILL;
        }
    }

    /// The player with the highest score, if it is above 0, chooses a native of their own: Damage or Kill.
    record Squirrel() implements Choosing {
        @Override
        public Choosers who() {
            return Choosers.LEADERS;
        }

        @Override
        public boolean mayDecline() {
            return false;
        }

        @Override
        public boolean suits(Species species, Size size) {
            return species.isNative();
        }

        @Override
        public PlantAction action(Size size) {
            return size == Size.BIG ? PlantAction.DAMAGE : PlantAction.KILL;
        }

        @Override
        public int icons() {
            return Icons.SQUIRREL;
        }
    }

    /// Each player who has cards passes a random one to the next player clockwise.
    record PackRat() implements Effect {}

    /// The player with the lowest score takes coins and draws cards.
    record Grant(int coins, int cards) implements Drawing {}

    /// Nothing happens.
    record Nothing() implements Effect {}

    /// Small non-woody plants there die, and plants that floods carry Invade, in burn order. FF-13.3
    record Flood(Where where) implements Sweeping {
        @Override
        public int icons() {
            return Icons.FLOOD;
        }
    }

    // --- Kinds of effects -----------------------------------------------------------------------------------------

    /// An effect that reaches some regions.
    sealed interface Located extends Effect permits Sweeping, Quake {
        /// Returns how far it reaches.
        Where where();
    }

    /// An effect that brings icons to plants, in burn order. FF-8.3 FF-8.5
    sealed interface Sweeping extends Located permits Apply, Flood {
        /// Returns the icons that reach the plants, as a number of [Icons].
        int icons();
    }

    /// An effect by which seats draw Resource Cards.
    sealed interface Drawing extends Effect permits Draw, Grant {
        /// Returns how many cards each of them draws.
        int cards();
    }

    /// An effect by which players choose a plant of their own, one after the other. The effect then changes
    /// that plant.
    sealed interface Choosing extends Effect permits Weeding, Squirrel {
        /// Returns the seats that choose.
        Choosers who();

        /// Returns true if a player need not choose.
        boolean mayDecline();

        /// Returns true if a plant may be chosen.
        boolean suits(Species species, Size size);

        /// Returns what happens to the plant.
        PlantAction action(Size size);

        /// Returns the number that positions write as the icons of the choice. It has no other meaning.
        default int icons() {
            return 0;
        }
    }

    /// The players who choose a plant.
    enum Choosers {
        EVERYBODY,
        /// Those with the highest score, if it is above 0.
        LEADERS
    }

    // --- What every effect tells ----------------------------------------------------------------------------------

    /// Returns true for a fire event card. FF-8.1
    default boolean startsFire() {
        return this instanceof Apply(Resource icon, Where _) && icon == Resource.FIRE;
    }

    /// Returns true if the die is rolled for it.
    default boolean rolls() {
        return this instanceof Located located && located.where() == Where.DIE;
    }

    // --- Card files -----------------------------------------------------------------------------------------------

    /// Returns its word in card files.
    default String word() {
        return Words.of(getClass());
    }

    /// Returns a reader for each effect, by its word in card files. The reader takes further fields from the
    /// card.
    static Map<String, Function<Fields, Effect>> readers() {
        return Words.READERS;
    }

    /// The words of card files.
    final class Words {
        private static final Map<String, Function<Fields, Effect>> READERS = new LinkedHashMap<>();
        private static final Map<Class<?>, String> WORDS = new LinkedHashMap<>();

        static {
            add("apply", Apply.class, card -> new Apply(card.icon(), card.where()));
            add("discard", Discard.class, card -> new Discard(card.type()));
            add("coins", Coins.class, card -> new Coins(card.coins()));
            add("halve", Halve.class, _ -> new Halve());
            add("quake", Quake.class, card -> new Quake(card.coins(), card.where()));
            add("draw", Draw.class, card -> new Draw(card.cards()));
            add("weeding", Weeding.class, _ -> new Weeding());
            add("squirrel", Squirrel.class, _ -> new Squirrel());
            add("pack-rat", PackRat.class, _ -> new PackRat());
            add("grant", Grant.class, card -> new Grant(card.coins(), card.cards()));
            add("nothing", Nothing.class, _ -> new Nothing());
            add("flood", Flood.class, card -> new Flood(card.where()));
        }

        private Words() {}

        private static <E extends Effect> void add(String word, Class<E> type, Function<Fields, Effect> reader) {
            READERS.put(word, reader);
            WORDS.put(type, word);
        }

        private static String of(Class<?> type) {
            return Optional.ofNullable(WORDS.get(type)).orElseThrow();
        }
    }
}
