package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.Goods;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.events.Reasons.DeclineReason;

/// The questions to a player, and the targets that can be picked.
public sealed interface FloraAsk extends Message {
    /// What does the active player do? FF-4.4
    record TurnAsked() implements FloraAsk {}

    /// Does the player block the play? FF-7.5
    ///
    /// @param play the announced play
    record BlockAsked(FloraEvent play) implements FloraAsk {}

    /// Does the player block the last block? FF-7.6
    record CounterBlockAsked(FloraEvent play, Seat layer, Resource block) implements FloraAsk {}

    /// The same question to everybody at once.
    record AnybodyBlocks(List<Resource> cards) implements FloraAsk {
        public AnybodyBlocks {
            cards = List.copyOf(cards);
        }
    }

    /// Does the player take the trade? FF-9.4
    ///
    /// @param possible false if the player does not have the cards
    record TradeAsked(Seat proposer, Goods give, Goods get, boolean possible) implements FloraAsk {}

    /// Which of two event cards is played? FF-11.3
    record ForecastAsked() implements FloraAsk {}

    /// Where does the child of a plant go? FF-5.8
    record ChildAsked(SpeciesName plant, Size size, LandName land) implements FloraAsk {}

    /// Where does a sown weed go? FF-7.4
    record WeedAsked() implements FloraAsk {}

    /// Does Water save the plant from the fire? FF-11.3
    record StationAsked(SpeciesName plant, Size size, LandName land) implements FloraAsk {}

    /// Does the Seed Vault save the plant? FF-11.3
    record VaultAsked(SpeciesName plant, Size size, LandName land, int coins) implements FloraAsk {}

    /// Do coins save the building? FF-11.4
    record QuakeAsked(LandName building, LandName land, int coins) implements FloraAsk {}

    /// Which plant does an event card get? FF-8.6
    ///
    /// @param optional true if the player may leave all plants alone
    record ChoiceAsked(EventCardName card, boolean optional) implements FloraAsk {}

    /// The player has nothing to decide.
    record NothingAsked() implements FloraAsk {}

    /// The pick of a part of a move.
    record Which(Part part) implements FloraAsk {}

    /// A part of a move.
    enum Part {
        ACTION,
        CARDS,
        PARCEL,
        PLAYER,
        MODE,
        SPECIES,
        PURCHASE,
        SALE,
        PARTNER,
        TRADE,
        ANSWER,
        COUNTER
    }

    /// An action without cards. FF-4.4 FF-11.3
    record ActionTarget(Action action) implements FloraAsk {}

    /// The actions without cards.
    enum Action {
        END,
        BUY_CARD,
        VEND,
        NURSE,
        WEED
    }

    /// A mode of Nefarious. FF-7.4
    ///
    /// @param coins what a picked purse loses at most
    record ModeTarget(Mode mode, int coins) implements FloraAsk {}

    /// The modes of Nefarious.
    enum Mode {
        POCKET,
        PURSE,
        SOW
    }

    /// A parcel with its plant and building.
    record ParcelTarget(LandName land, Optional<Size> size, Optional<SpeciesName> plant, Optional<LandName> building)
            implements FloraAsk {}

    /// A land of the Property Market with its price.
    record PurchaseTarget(LandName land, int coins) implements FloraAsk {}

    /// A Resource Card.
    record CardTarget(Resource card) implements FloraAsk {}

    /// Coins.
    record CoinTarget() implements FloraAsk {}

    /// A player.
    record PlayerTarget(Seat seat) implements FloraAsk {}

    /// An answer that is one word.
    record AnswerTarget(Answer answer) implements FloraAsk {}

    /// Answers.
    enum Answer {
        SAVE,
        LEAVE,
        PASS,
        ACCEPT,
        DECLINE_ALL,
        COUNTER
    }

    /// Blocks with a card. FF-7.5
    record BlockTarget(Resource card) implements FloraAsk {}

    /// Plays this one of two event cards. FF-11.3
    record ForecastTarget(EventCardName card) implements FloraAsk {}

    /// Declines a trade.
    record DeclineTarget(DeclineReason reason) implements FloraAsk {}

    /// The Fire Stations' answer to all questions of a fire or another event card: for every plant, or for none.
    /// FF-11.3
    record StationsTarget(boolean all, boolean fire) implements FloraAsk {}

    /// The Seed Vaults' answer to all questions of a fire or another event card. FF-11.3
    record VaultsTarget(boolean all, boolean fire) implements FloraAsk {}
}
