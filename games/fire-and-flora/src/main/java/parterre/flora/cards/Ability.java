package parterre.flora.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The ability of a land besides its income. Card files choose from this closed list. RULES.md, chapter 11,
/// describes each ability.
public enum Ability implements Worded {
    NONE("none", Of.ANY, 0),
    /// Carries its own building. Only every Headquarters has it.
    SELF_BUILT("self-built", Of.HEADQUARTERS, 0),
    RESERVE("reserve", Of.PARCEL, 0),
    ISLAND("island", Of.PARCEL, 0),
    WET("wet", Of.PARCEL, 0),
    NO_PLANTS("no-plants", Of.PARCEL, 0),
    FIRE_STATION("fire-station", Of.BUILDING, 0),
    /// Its amount: coins for a plant.
    NURSERY("nursery", Of.BUILDING, 2),
    /// Its icon: what a card may be played as.
    PLAY_AS("play-as", Of.BUILDING, 0),
    WEATHER("weather", Of.BUILDING, 0),
    /// Its amount: how many cards a turn cost 1 coin.
    STORE("store", Of.BUILDING, 2),
    RANGER("ranger", Of.BUILDING, 0),
    /// Its amount: coins for a plant saved.
    SEED_VAULT("seed-vault", Of.BUILDING, 1),
    /// Its amount: coins for a card.
    MARKET("market", Of.BUILDING, 3),
    /// Its amount: coins for a weed.
    WEED_PATROL("weed-patrol", Of.BUILDING, 1),
    /// Its amount: coins less for a land.
    LAND_TRUST("land-trust", Of.BUILDING, 1);

    private enum Of {
        ANY,
        HEADQUARTERS,
        PARCEL,
        BUILDING
    }

    /// Those that a card can name.
    private static final List<Ability> ON_CARDS = Arrays.stream(values())
            .filter(ability -> ability != NONE && ability != SELF_BUILT)
            .toList();

    private final String word;
    private final Of of;
    private final int amount;

    Ability(String word, Of of, int amount) {
        this.word = word;
        this.of = of;
        this.amount = amount;
    }

    /// Returns its name in card files: lower case, `-` between words.
    @Override
    public String word() {
        return word;
    }

    /// Returns the amount if a card names none; 0 if there is nothing to count.
    int standardAmount() {
        return amount;
    }

    /// Returns true if rulings add details to its sentence. FF-J49
    boolean hasDetails() {
        return switch (this) {
            case FIRE_STATION, WEATHER, STORE, SEED_VAULT, LAND_TRUST -> true;
            case NONE, SELF_BUILT, RESERVE, ISLAND, WET, NO_PLANTS, NURSERY, PLAY_AS, RANGER, MARKET, WEED_PATROL ->
                false;
        };
    }

    boolean counts() {
        return amount > 0;
    }

    boolean suits(Land.Sort sort) {
        return switch (of) {
            case ANY -> true;
            case HEADQUARTERS -> sort == Land.Sort.HEADQUARTERS;
            case PARCEL -> sort == Land.Sort.PARCEL || sort == Land.Sort.FIELD;
            case BUILDING -> sort == Land.Sort.BUILDING;
        };
    }

    static Optional<Ability> of(String word) {
        return Worded.find(ON_CARDS, word);
    }

    static String words(Land.Sort sort) {
        return Worded.joined(
                ON_CARDS.stream().filter(ability -> ability.suits(sort)).toList());
    }
}
