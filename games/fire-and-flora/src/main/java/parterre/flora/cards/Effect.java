package parterre.flora.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// What an event does: the closed list from which card files choose. FF-8.1
public sealed interface Effect {
    /// Every plant there answers to the icon, in burn order; a fire if the icon is Fire. FF-8.3 FF-8.5
    record Apply(Resource icon, Where where) implements Effect {}

    /// Each player who has a card of this type discards one.
    record Discard(Resource icon) implements Effect {}

    /// Each player takes coins.
    record Coins(int coins) implements Effect {}

    /// Each player pays half of their coins, rounded down.
    record Halve() implements Effect {}

    /// For each building there its owner pays, or puts it under the Land Deck.
    record Quake(int coins, Where where) implements Effect {}

    /// Each player draws Resource Cards.
    record Draw(int cards) implements Effect {}

    /// Each player may Kill one small invasive of their own.
    record Weeding() implements Effect {}

    /// Who has the highest score, if above 0, chooses a native of their own: Damage or Kill.
    record Squirrel() implements Effect {}

    /// Each player who has cards passes one by lot to the next clockwise.
    record PackRat() implements Effect {}

    /// Who has the lowest score takes coins and draws cards.
    record Grant(int coins, int cards) implements Effect {}

    /// Nothing happens.
    record Nothing() implements Effect {}

    /// Small non-woody plants there die, and what floods carry Invades, in burn order. FF-13.3
    record Flood(Where where) implements Effect {}

    /// Whether it is a Fire Event. FF-8.1
    default boolean isFire() {
        return this instanceof Apply(Resource icon, Where _) && icon == Resource.FIRE;
    }

    /// Whether the die is rolled for it.
    default boolean rolls() {
        return switch (this) {
            case Apply(Resource _, Where where) -> where == Where.DIE;
            case Quake(int _, Where where) -> where == Where.DIE;
            case Flood(Where where) -> where == Where.DIE;
            case Discard _, Coins _, Halve _, Draw _, Weeding _, Squirrel _, PackRat _, Grant _, Nothing _ -> false;
        };
    }

    /// What happens, in a sentence.
    default String says() {
        return switch (this) {
            case Apply(Resource icon, Where where) ->
                "Every plant " + where.says() + " answers to " + icon.title() + ", in burn order.";
            case Discard(Resource icon) -> "Whoever has a " + icon.title() + " card discards one.";
            case Coins(int coins) -> "Everybody takes " + count(coins, "coin") + ".";
            case Halve() -> "Everybody pays half of their coins, rounded down.";
            case Quake(int coins, Where where) ->
                "For each building " + where.says() + " its owner pays " + count(coins, "coin")
                        + ", or it goes under the Land Deck.";
            case Draw(int cards) -> "Everybody draws " + count(cards, "Resource Card") + ".";
            case Weeding() -> "Everybody may kill one small invasive of their own.";
            case Squirrel() ->
                "Whoever has the most stars chooses a native of theirs: a big one is damaged, a small one" + " dies.";
            case PackRat() -> "All at once, everybody passes a Resource Card drawn by lot to the next player.";
            case Grant(int coins, int cards) ->
                "Whoever has the fewest stars takes " + count(coins, "coin") + " and draws "
                        + count(cards, "Resource Card") + ".";
            case Nothing() -> "Nothing happens.";
            case Flood(Where where) ->
                "Small non-woody plants " + where.says() + " die, and what floods carry invades, in burn order.";
        };
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /// The words by which card files call effects.
    enum Kind {
        APPLY,
        DISCARD,
        COINS,
        HALVE,
        QUAKE,
        DRAW,
        WEEDING,
        SQUIRREL,
        PACK_RAT,
        GRANT,
        NOTHING,
        FLOOD;

        /// The effect with what else its card says.
        Effect read(CardReader.Numbers card) {
            return switch (this) {
                case APPLY -> new Apply(card.icon(), card.where());
                case DISCARD -> new Discard(card.type());
                case COINS -> new Coins(card.coins());
                case HALVE -> new Halve();
                case QUAKE -> new Quake(card.coins(), card.where());
                case DRAW -> new Draw(card.cards());
                case WEEDING -> new Weeding();
                case SQUIRREL -> new Squirrel();
                case PACK_RAT -> new PackRat();
                case GRANT -> new Grant(card.coins(), card.cards());
                case NOTHING -> new Nothing();
                case FLOOD -> new Flood(card.where());
            };
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        static Optional<Kind> of(String word) {
            return Arrays.stream(values())
                    .filter(kind -> kind.word().equals(word))
                    .findFirst();
        }

        static String words() {
            return Arrays.stream(values()).map(Kind::word).collect(Collectors.joining(", "));
        }
    }
}
