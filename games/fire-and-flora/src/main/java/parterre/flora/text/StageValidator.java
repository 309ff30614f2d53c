package parterre.flora.text;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.engine.text.Invariant;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.ending.Ending;
import parterre.flora.eventcards.Earthquake;
import parterre.flora.eventcards.EventCards;
import parterre.flora.eventcards.Sweeping;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Asking;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.Stage.Window;
import parterre.flora.events.Stage.Work;
import parterre.flora.growing.Growing;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.position.Draft;
import parterre.flora.setup.SettingUp;
import parterre.flora.table.TurnState;
import parterre.flora.trading.Trading;
import parterre.flora.turn.Turns;

/// Says which stages fit a table. FF-D3
final class StageValidator {
    /// The stages between complete steps. A winning score would have ended the game before them.
    private static final Set<Class<? extends Stage>> BETWEEN_STEPS =
            Set.of(Stage.Event.class, Stage.Looking.class, Stage.Action.class, Window.class, Stage.Offered.class);

    /// The conditions of every table. The most frequent mistakes have faults of their own before the last one.
    /// FF-4.1 FF-8.7 FF-10.1 FF-10.3 FF-11.3
    static final Invariant<Draft> INVARIANT = Invariant.inOrder(
            Invariant.that("stage", StageForm::hasText, _ -> new PositionFault.StageDoesNotFit()),
            Invariant.that(
                    "event",
                    table -> isInEvent(table.stage()) == (table.turn().eventCard() != TurnState.NO_EVENT_CARD),
                    _ -> new PositionFault.EventCardDoesNotFit()),
            Invariant.that("looked", StageValidator::fitsLooked, _ -> new PositionFault.LookedDoesNotFit()),
            Invariant.that(
                    "turns",
                    table -> !isAfterLastTurn(table) || table.stage() instanceof Stage.Over,
                    _ -> new PositionFault.RoundsAreOver()),
            during(BETWEEN_STEPS, table -> !Ending.isWon(table), new PositionFault.SomebodyHasWon()),
            during(
                    Set.of(Stage.Event.class, Stage.Looking.class),
                    table -> table.decks().hasEventCards(),
                    new PositionFault.NoEventCardLeft()),
            during(Set.of(Stage.Event.class), table -> !Turns.looksAhead(table), new PositionFault.StationLooks()),
            during(
                    Set.of(Stage.Looking.class, Stage.Forecasting.class),
                    Turns::looksAhead,
                    new PositionFault.NoStation()),
            Invariant.that("stage", StageValidator::fits, _ -> new PositionFault.StageDoesNotFit()));

    private StageValidator() {}

    /// Returns the invariant that a table fulfils this condition while it waits for one of these.
    private static Invariant<Draft> during(
            Set<Class<? extends Stage>> stages, Predicate<Draft> holds, PositionFault otherwise) {
        return Invariant.that(
                "stage", table -> !stages.contains(table.stage().getClass()) || holds.test(table), _ -> otherwise);
    }

    private static boolean isInEvent(Stage stage) {
        return stage instanceof Stage.Die
                || stage instanceof Stage.Rats
                || (stage instanceof Stage.Drawing(Seat _, int _, Purpose purpose, List<Seat> _)
                        && purpose == Purpose.EVENT)
                || (stage instanceof Asking(var _, Seat _, Work work) && work.cause() != Cause.PLAY);
    }

    private static boolean fitsLooked(Draft table) {
        int looked = table.decks().looked().length;
        return table.stage() instanceof Stage.Looking
                ? looked < 2
                : looked == (table.stage() instanceof Stage.Forecasting ? 2 : 0);
    }

    private static boolean isAfterLastTurn(Draft table) {
        return table.turn().turns() == table.terms().turnCap();
    }

    private static boolean fits(Draft table) {
        return switch (table.stage()) {
            case Stage.Dealing(Seat seat) -> isDealt(table, seat);
            case Stage.Market(int left) ->
                left <= table.decks().lands().size() + table.decks().landsUnder().length && hasLands(table);
            case Stage.Lots lots -> fitsLots(table, lots.who(), lots.drawn());
            case Stage.FirstLot() -> table.turn().turns() == 0 && hasLands(table);
            case Stage.Event _, Stage.Looking _, Stage.Forecasting _ -> hasLands(table);
            case Stage.Die() -> table.eventCard().effect().rolls() && hasLands(table);
            case Stage.Drawing drawing -> fitsDrawing(table, drawing);
            case Stage.Rats() ->
                table.eventCard().effect() instanceof Effect.PackRat && EventCards.anybodyHoldsCards(table);
            case Stage.Action(Optional<Offer> suggested) ->
                suggested.map(offer -> isOffer(table, offer)).orElse(true);
            case Window window -> fitsWindow(table, window);
            case Stage.Robbing(Seat victim) ->
                isOpponent(table, victim) && Nefarious.mayPickPocket(table.purses(), victim.index());
            case Stage.Offered(Offer offer) ->
                isOpponent(table, offer.partner())
                        && Trading.unfit(table, offer).isEmpty();
            case Asking asking -> fitsCause(table, asking.work()) && isAsked(table, asking);
            case Stage.Over() -> Ending.isWon(table) || isAfterLastTurn(table);
        };
    }

    private static boolean hasLands(Draft table) {
        return Seat.first(table.seats()).stream().anyMatch(seat -> table.lands().size(seat.index()) > 0);
    }

    private static boolean isOpponent(Draft table, Seat seat) {
        return seat.index() < table.seats() && seat.index() != table.active();
    }

    /// Returns true if the seats before this one have been dealt their lands, and nothing else has happened.
    private static boolean isDealt(Draft table, Seat next) {
        var dealt = new Draft(table.terms());
        for (int seat = 0; seat < next.index(); seat++) {
            var headquarters = headquarters(table, seat);
            if (headquarters.isEmpty()) {
                return false;
            }
            SettingUp.deal(dealt, seat, headquarters.getAsInt());
        }
        return dealt.lands().isLike(table.lands())
                && table.turn().turns() == 0
                && table.decks().market().length == 0
                && table.decks().landsUnder().length == 0;
    }

    /// Returns the Headquarters in a row that was dealt, which is its first land or lies on it. FF-3.2 FF-6.7
    private static OptionalInt headquarters(Draft table, int seat) {
        if (table.lands().size(seat) == 0) {
            return OptionalInt.empty();
        }
        int building = Holding.building(table.lands().holdingAt(seat, 0));
        return IntStream.of(table.lands().landAt(seat, 0), building)
                .filter(land -> land >= 0 && table.facts().lands().isHeadquarters(land))
                .findFirst();
    }

    private static boolean fitsLots(Draft table, List<Seat> who, List<String> drawn) {
        return table.turn().turns() == 0
                && hasLands(table)
                && drawn.stream()
                        .mapToInt(table.facts()::land)
                        .allMatch(land -> land >= 0 && table.decks().lands().has(land))
                && who.size() > 1
                && new HashSet<>(who).size() == who.size()
                && new HashSet<>(drawn).size() == drawn.size()
                && drawn.size() < who.size()
                && table.decks().lands().size() >= who.size();
    }

    private static boolean fitsDrawing(Draft table, Stage.Drawing drawing) {
        boolean isActive =
                drawing.seat().index() == table.active() && drawing.others().isEmpty();
        return table.decks().resources() != Hand.NONE
                && hasLands(table)
                && switch (drawing.purpose()) {
                    case START -> table.turn().turns() == 0 && drawing.others().isEmpty() && drawing.left() == 1;
                    case INCOME -> isActive;
                    case BOUGHT -> isActive && drawing.left() == 1;
                    case EVENT ->
                        drawing.others().size() < table.seats()
                                && table.eventCard().effect() instanceof Effect.Drawing;
                };
    }

    private static boolean isOffer(Draft table, Offer offer) {
        return isOpponent(table, offer.partner())
                && Stream.of(offer.give(), offer.get())
                        .flatMap(bundle -> bundle.lands().stream())
                        .allMatch(id -> table.facts().land(id) >= 0);
    }

    /// FF-7.6 FF-13.5
    private static boolean fitsWindow(Draft table, Window window) {
        return table.terms().blocks()
                && fitsPlay(table, window.play())
                && !window.open().isEmpty()
                && window.open()
                        .equals(Blocking.blockable(window.play()).stream()
                                .filter(window.open()::contains)
                                .toList())
                && fitsChain(table, window)
                && Seat.first(table.seats()).stream()
                        .anyMatch(seat -> Blocking.isAsked(table.purses(), window, seat.index()));
    }

    private static boolean fitsChain(Draft table, Window window) {
        boolean isLaidByOther = window.layer().index() != table.active();
        return window.answered() < 0
                ? window.chain() == 0 && !isLaidByOther
                : window.chain() > 0
                        && window.open().contains(window.answered())
                        && (window.chain() > 1 || isLaidByOther);
    }

    private static boolean fitsPlay(Draft table, Played played) {
        boolean isNefarious = played.cards().stream().anyMatch(card -> card.as() == Resource.NEFARIOUS);
        return switch (played) {
            case FloraMove.Play play ->
                !isNefarious && Playing.targetRefusal(table, play).isEmpty();
            case FloraMove.Pocket(var _, Seat victim) -> isNefarious && isOpponent(table, victim);
            case FloraMove.Purse(var _, Seat victim) ->
                isNefarious && isOpponent(table, victim) && Nefarious.mayPickPurse(table.purses(), victim.index());
            case FloraMove.Sow(var _, Seat victim, String species) ->
                isNefarious
                        && isOpponent(table, victim)
                        && table.facts().species(species) >= 0
                        && Nefarious.maySow(table, victim.index(), table.facts().species(species));
        };
    }

    private static boolean fitsCause(Draft table, Work work) {
        return switch (work.cause()) {
            case PLAY -> work.where() == Where.BOTH && work.seats().isEmpty();
            case SWEEP ->
                table.eventCard().effect() instanceof Effect.Sweeping sweep
                        && work.icons() == sweep.icons()
                        && work.seats().equals(Sweeping.rowsAfter(table, work.seat()));
            case CHOICE ->
                table.eventCard().effect() instanceof Effect.Choosing choosing
                        && work.icons() == choosing.icons()
                        && work.where() == Where.BOTH
                        && work.seats()
                                .equals(from(table, work, 1).stream()
                                        .filter(work.seats()::contains)
                                        .toList());
            case QUAKE ->
                table.eventCard().effect() instanceof Effect.Quake
                        && work.icons() == 0
                        && work.seats().equals(from(table, work, 0));
        };
    }

    /// Returns the seats clockwise up to the last one before the active seat.
    ///
    /// @param skipped the number of seats to leave out, from the seat of the work on
    private static List<Seat> from(Draft table, Work work, int skipped) {
        var all = table.clockwise();
        return all.subList(all.indexOf(work.seat()) + skipped, all.size());
    }

    /// Returns true if the rules ask this question when they go on with its work.
    private static boolean isAsked(Draft table, Asking asking) {
        var work = asking.work();
        int species = Plant.species(work.plant());
        var all = Stream.concat(Stream.of(work.seat()), work.seats().stream()).toList();
        var again = new Draft(table);
        again.waitFor(Stage.Action.FREE);
        boolean mayBe = switch (asking.question()) {
            case PLACE, VAULT ->
                isAtPlant(table, work) && !Growing.act(again, work, work.next(), EventCards.action(table, work));
            case SOW ->
                isOpponent(table, work.seat())
                        && Nefarious.maySow(table, work.seat().index(), species)
                        && !Nefarious.sow(again, work.seat(), species);
            case STATION -> work.cause() == Cause.SWEEP && !Sweeping.goOn(again, work);
            case QUAKE -> work.cause() == Cause.QUAKE && !Earthquake.goOn(again, work.at(0));
            case CHOICE -> work.cause() == Cause.CHOICE && !EventCards.askNext(again, work.with(all, work.seat(), 0));
        };
        return mayBe && again.stage().equals(asking);
    }

    /// Returns true if the plant that was reached is still there and has such a line.
    private static boolean isAtPlant(Draft table, Work work) {
        int seat = work.seat().index();
        if (work.plant() == Plant.NONE
                || work.cause() == Cause.QUAKE
                || work.slot() >= table.lands().size(seat)) {
            return false;
        }
        int plant = Holding.plant(table.lands().holdingAt(seat, work.slot()));
        int lines =
                work.cause() == Cause.CHOICE ? 1 : table.facts().plants().actions(work.plant(), work.icons()).length;
        return plant != Plant.NONE && Plant.species(plant) == Plant.species(work.plant()) && work.next() < lines;
    }
}
