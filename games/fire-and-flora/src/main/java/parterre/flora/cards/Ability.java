package parterre.flora.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The ability of a land besides its income. Card files choose from this closed list. RULES.md, chapter 11,
/// describes each ability.
public enum Ability {
    NONE(Of.ANY, 0),
    /// Carries its own building. Only every Headquarters has it.
    SELF_BUILT(Of.HEADQUARTERS, 0),
    RESERVE(Of.PARCEL, 0),
    ISLAND(Of.PARCEL, 0),
    WET(Of.PARCEL, 0),
    NO_PLANTS(Of.PARCEL, 0),
    FIRE_STATION(Of.BUILDING, 0),
    /// Its amount: coins for a plant.
    NURSERY(Of.BUILDING, 2),
    /// Its icon: what a card may be played as.
    PLAY_AS(Of.BUILDING, 0),
    WEATHER(Of.BUILDING, 0),
    /// Its amount: how many cards a turn cost 1 coin.
    STORE(Of.BUILDING, 2),
    RANGER(Of.BUILDING, 0),
    /// Its amount: coins for a plant saved.
    SEED_VAULT(Of.BUILDING, 1),
    /// Its amount: coins for a card.
    MARKET(Of.BUILDING, 3),
    /// Its amount: coins for a weed.
    WEED_PATROL(Of.BUILDING, 1),
    /// Its amount: coins less for a land.
    LAND_TRUST(Of.BUILDING, 1);

    private enum Of {
        ANY,
        HEADQUARTERS,
        PARCEL,
        BUILDING
    }

    private final Of of;
    private final int amount;

    Ability(Of of, int amount) {
        this.of = of;
        this.amount = amount;
    }

    /// Returns its name in card files: lower case, `-` between words.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
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
        return Arrays.stream(values())
                .filter(ability -> ability != NONE && ability != SELF_BUILT)
                .filter(ability -> ability.word().equals(word))
                .findFirst();
    }

    static String words(Land.Sort sort) {
        return Arrays.stream(values())
                .filter(ability -> ability != NONE && ability != SELF_BUILT && ability.suits(sort))
                .map(Ability::word)
                .collect(Collectors.joining(", "));
    }
}
