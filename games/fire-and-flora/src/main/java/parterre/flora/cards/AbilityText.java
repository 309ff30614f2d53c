package parterre.flora.cards;

import java.util.Optional;
import parterre.engine.Message;

/// The sentence about an [Ability] on a Land Card, as a message. Page and terminal say it. FF-11.2 FF-11.3
public sealed interface AbilityText extends Message {
    record SelfBuiltAbility() implements AbilityText {}

    record ReserveAbility() implements AbilityText {}

    record IslandAbility() implements AbilityText {}

    record WetAbility() implements AbilityText {}

    record NoPlantsAbility() implements AbilityText {}

    record FireStationAbility() implements AbilityText {}

    /// Puts natives on open lands.
    ///
    /// @param amount coins for a plant
    record NurseryAbility(int amount) implements AbilityText {}

    /// Plays cards as another type.
    ///
    /// @param icon what a card may be played as
    record PlayAsAbility(Resource icon) implements AbilityText {}

    record WeatherAbility() implements AbilityText {}

    /// Sells Resource Cards for 1 coin.
    ///
    /// @param amount how many cards a turn cost 1 coin
    record StoreAbility(int amount) implements AbilityText {}

    record RangerAbility() implements AbilityText {}

    /// Saves natives that would be killed.
    ///
    /// @param amount coins for a plant saved
    record SeedVaultAbility(int amount) implements AbilityText {}

    /// Buys Resource Cards.
    ///
    /// @param amount coins for a card
    record MarketAbility(int amount) implements AbilityText {}

    /// Kills small invasives.
    ///
    /// @param amount coins for a weed
    record WeedPatrolAbility(int amount) implements AbilityText {}

    /// Makes lands of the Market cheaper.
    ///
    /// @param amount coins less for a land
    record LandTrustAbility(int amount) implements AbilityText {}

    /// Returns what an ability does on this land; empty if there is none.
    ///
    /// @param ability the land's own, or another that an option gives it
    static Optional<AbilityText> of(Ability ability, Land land) {
        int amount = land.amount();
        return switch (ability) {
            case NONE -> Optional.empty();
            case SELF_BUILT -> Optional.of(new SelfBuiltAbility());
            case RESERVE -> Optional.of(new ReserveAbility());
            case ISLAND -> Optional.of(new IslandAbility());
            case WET -> Optional.of(new WetAbility());
            case NO_PLANTS -> Optional.of(new NoPlantsAbility());
            case FIRE_STATION -> Optional.of(new FireStationAbility());
            case NURSERY -> Optional.of(new NurseryAbility(amount));
            case PLAY_AS -> Optional.of(new PlayAsAbility(land.icon().orElseThrow()));
            case WEATHER -> Optional.of(new WeatherAbility());
            case STORE -> Optional.of(new StoreAbility(amount));
            case RANGER -> Optional.of(new RangerAbility());
            case SEED_VAULT -> Optional.of(new SeedVaultAbility(amount));
            case MARKET -> Optional.of(new MarketAbility(amount));
            case WEED_PATROL -> Optional.of(new WeedPatrolAbility(amount));
            case LAND_TRUST -> Optional.of(new LandTrustAbility(amount));
        };
    }
}
