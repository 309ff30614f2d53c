package parterre.flora.text;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Resource;
import parterre.flora.ending.Ending;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.landscape.Answers;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.setup.SettingUp;
import parterre.flora.table.Draft;
import parterre.flora.table.TurnState;
import parterre.flora.trading.Trading;

/// Checks whether the stage of a position fits the table. FF-D3
final class StageValidator {
    private static final int MOST_CHAIN = 60;

    private final Draft table;

    StageValidator(Draft table) {
        this.table = table;
    }

    Optional<Reading.Problem> problem() {
        if (!eventFits()) {
            return PositionValidator.wrong("event", new PositionFault.EventDoesNotFit());
        }
        int looked = table.decks().looked().length;
        boolean lookedFits = switch (table.stage()) {
            case Stage.Looking _ -> looked < 2;
            case Stage.Forecasting _ -> looked == 2;
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Event _,
                    Stage.Die _,
                    Stage.Drawing _,
                    Stage.Rats _,
                    Stage.Action _,
                    Stage.Window _,
                    Stage.Robbing _,
                    Stage.Offered _,
                    Stage.Asking _,
                    Stage.Over _ -> looked == 0;
        };
        if (!lookedFits) {
            return PositionValidator.wrong("looked", new PositionFault.LookedDoesNotFit());
        }
        boolean capped = table.turn().turns() == table.terms().roundCap() * table.seats();
        if (capped && !(table.stage() instanceof Stage.Over)) {
            return PositionValidator.wrong("turns", new PositionFault.RoundsAreOver());
        }
        return reason().or(() ->
                fits() ? Optional.empty() : PositionValidator.wrong("stage", new PositionFault.StageDoesNotFit()));
    }

    /// Returns one of the most frequent problems of a stage, with its own remedy; empty if there is none.
    private Optional<Reading.Problem> reason() {
        boolean begins = table.stage() instanceof Stage.Event;
        boolean looks = table.stage() instanceof Stage.Looking || table.stage() instanceof Stage.Forecasting;
        if (isBetweenPlays() && !nobodyHasWon()) {
            return PositionValidator.wrong("stage", new PositionFault.SomebodyHasWon());
        }
        if ((begins || table.stage() instanceof Stage.Looking) && !hasEvents()) {
            return PositionValidator.wrong("stage", new PositionFault.NoEventLeft());
        }
        boolean foresees =
                (begins || looks) && table.lands().estate(table.active()).has(Ability.WEATHER);
        if (begins && foresees) {
            return PositionValidator.wrong("stage", new PositionFault.StationLooks());
        }
        return looks && !foresees ? PositionValidator.wrong("stage", new PositionFault.NoStation()) : Optional.empty();
    }

    /// Returns true if a winning score would have ended the game already. FF-10.1
    private boolean isBetweenPlays() {
        return switch (table.stage()) {
            case Stage.Event _, Stage.Looking _, Stage.Action _, Stage.Window _, Stage.Offered _ -> true;
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Forecasting _,
                    Stage.Die _,
                    Stage.Drawing _,
                    Stage.Rats _,
                    Stage.Robbing _,
                    Stage.Asking _,
                    Stage.Over _ -> false;
        };
    }

    private boolean eventFits() {
        boolean needed = switch (table.stage()) {
            case Stage.Die _, Stage.Rats _ -> true;
            case Stage.Drawing(Seat _, int _, Purpose purpose, List<Seat> _) -> purpose == Purpose.EVENT;
            case Stage.Asking asking -> asking.work().cause() != Cause.PLAY;
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Event _,
                    Stage.Looking _,
                    Stage.Forecasting _,
                    Stage.Action _,
                    Stage.Window _,
                    Stage.Robbing _,
                    Stage.Offered _,
                    Stage.Over _ -> false;
        };
        return needed == (table.turn().eventCard() != TurnState.NO_EVENT_CARD);
    }

    private Effect effect() {
        return table.eventCard().effect();
    }

    private boolean fits() {
        return switch (table.stage()) {
            case Stage.Dealing(Seat seat) -> isDealt(seat);
            case Stage.Market(int left) ->
                left > 0 && left <= table.decks().lands().size() + table.decks().landsUnder().length && hasLands();
            case Stage.Lots(List<Seat> who, List<String> drawn) -> lotsFit(who, drawn);
            case Stage.FirstLot() -> table.turn().turns() == 0 && hasLands();
            case Stage.Event() -> hasLands();
            case Stage.Looking() -> hasLands();
            case Stage.Forecasting() -> hasLands();
            case Stage.Die() -> effect().rolls() && hasLands();
            case Stage.Drawing drawing -> drawingFits(drawing);
            case Stage.Rats() -> effect() instanceof Effect.PackRat && somebodyHoldsCards();
            case Stage.Action(Optional<Offer> suggested) ->
                suggested.map(this::isOffer).orElse(true);
            case Stage.Window window -> windowFits(window);
            case Stage.Robbing(Seat victim) ->
                isOpponent(victim) && table.purses().hand(victim.index()) != Hand.NONE;
            case Stage.Offered(Offer offer) -> offerFits(offer);
            case Stage.Asking asking -> new QuestionValidator(table, asking).fits();
            case Stage.Over() ->
                !nobodyHasWon() || table.turn().turns() == table.terms().roundCap() * table.seats();
        };
    }

    private boolean hasLands() {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.lands().size(seat) > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean hasEvents() {
        return table.decks().eventDeckSize() + table.decks().eventsUnder().length > 0;
    }

    private boolean nobodyHasWon() {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (Ending.score(table, seat) >= table.terms().goal()) {
                return false;
            }
        }
        return true;
    }

    private boolean somebodyHoldsCards() {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.purses().hand(seat) != Hand.NONE) {
                return true;
            }
        }
        return false;
    }

    private boolean isHere(Seat seat) {
        return seat.index() < table.seats();
    }

    private boolean isOpponent(Seat seat) {
        return isHere(seat) && seat.index() != table.active();
    }

    /// Returns true if every seat before this one has a Headquarters and a field of the other region, and no
    /// other seat has lands.
    private boolean isDealt(Seat seat) {
        if (!isHere(seat)
                || table.turn().turns() > 0
                || table.decks().market().length > 0
                || table.decks().landsUnder().length > 0) {
            return false;
        }
        var dealt = new Draft(table.terms());
        for (int other = 0; other < table.seats(); other++) {
            if (other >= seat.index()) {
                if (table.lands().size(other) > 0) {
                    return false;
                }
                continue;
            }
            if (table.lands().size(other) == 0) {
                return false;
            }
            int first = table.lands().landAt(other, 0);
            int headquarters = table.facts().lands().isHeadquarters(first)
                    ? first
                    : Holding.building(table.lands().holding(first));
            if (headquarters < 0
                    || !table.facts().lands().isHeadquarters(headquarters)
                    || !dealt.decks().lands().has(headquarters)) {
                return false;
            }
            SettingUp.deal(dealt, other, headquarters);
            if (dealt.lands().size(other) != table.lands().size(other)) {
                return false;
            }
            for (int slot = 0; slot < dealt.lands().size(other); slot++) {
                int land = dealt.lands().landAt(other, slot);
                if (land != table.lands().landAt(other, slot)
                        || dealt.lands().holding(land) != table.lands().holding(land)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean lotsFit(List<Seat> who, List<String> drawn) {
        boolean known = drawn.stream()
                .mapToInt(table.facts()::land)
                .allMatch(land -> land >= 0 && table.decks().lands().has(land));
        return table.turn().turns() == 0
                && hasLands()
                && known
                && who.size() > 1
                && who.stream().allMatch(this::isHere)
                && new HashSet<>(who).size() == who.size()
                && new HashSet<>(drawn).size() == drawn.size()
                && drawn.size() < who.size()
                && table.decks().lands().size() >= who.size();
    }

    private boolean drawingFits(Stage.Drawing drawing) {
        boolean seats = isHere(drawing.seat()) && drawing.others().stream().allMatch(this::isHere);
        if (!seats || drawing.left() < 1 || table.decks().resources() == Hand.NONE || !hasLands()) {
            return false;
        }
        boolean active =
                drawing.seat().index() == table.active() && drawing.others().isEmpty();
        return switch (drawing.purpose()) {
            case START -> table.turn().turns() == 0 && drawing.others().isEmpty() && drawing.left() == 1;
            case INCOME -> active;
            case BOUGHT -> active && drawing.left() == 1;
            case EVENT -> drawing.others().size() < table.seats() && effect() instanceof Effect.Drawing;
        };
    }

    private boolean isOffer(Offer offer) {
        return isOpponent(offer.partner())
                && areKnown(offer.give().lands())
                && areKnown(offer.get().lands());
    }

    private boolean areKnown(List<String> lands) {
        return lands.stream().allMatch(id -> table.facts().land(id) >= 0);
    }

    private boolean offerFits(Offer offer) {
        return isOpponent(offer.partner())
                && Trading.unfit(
                                table,
                                table.active(),
                                offer.give(),
                                offer.partner().index(),
                                offer.get())
                        .isEmpty();
    }

    private boolean windowFits(Stage.Window window) {
        if (!isHere(window.layer())
                || window.chain() > MOST_CHAIN
                || window.open().isEmpty()
                || !playFits(window.play())) {
            return false;
        }
        int last = -1;
        for (int card : window.open()) {
            if (card <= last
                    || card >= window.play().cards().size()
                    || window.play().cards().get(card).as().blockedBy().isEmpty()) {
                return false;
            }
            last = card;
        }
        boolean fresh = window.answered() < 0;
        boolean chainFits = fresh
                ? window.chain() == 0 && window.layer().index() == table.active()
                : window.chain() > 0
                        && window.open().contains(window.answered())
                        && (window.chain() > 1 || window.layer().index() != table.active());
        return chainFits
                && Seat.first(table.seats()).stream()
                        .anyMatch(seat -> Blocking.isAsked(table.purses(), window, seat.index()));
    }

    private boolean playFits(Played played) {
        return switch (played) {
            case FloraMove.Play play -> {
                int land = table.facts().land(play.land());
                boolean labelled = play.cards().stream().allMatch(card -> card.as() != Resource.NEFARIOUS);
                yield labelled
                        && land >= 0
                        && table.lands().owner(land) >= 0
                        && (Answers.of(table.lands(), table.active(), land) >>> Playing.icons(play) & 1) != 0;
            }
            case FloraMove.Pocket(var card, Seat victim) -> isNefarious(card) && isOpponent(victim);
            case FloraMove.Purse(var card, Seat victim) ->
                isNefarious(card) && isOpponent(victim) && Nefarious.mayPickPurse(table.purses(), victim.index());
            case FloraMove.Sow(var card, Seat victim, String id) -> {
                int species = table.facts().species(id);
                yield isNefarious(card)
                        && isOpponent(victim)
                        && species >= 0
                        && Nefarious.maySow(table, victim.index(), species);
            }
        };
    }

    private static boolean isNefarious(FloraMove.Card card) {
        return card.as() == Resource.NEFARIOUS;
    }
}
