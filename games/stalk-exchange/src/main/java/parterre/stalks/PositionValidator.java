package parterre.stalks;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.text.Invariant;

/// Checks whether a table is possible: every flower is in one place, and the phase fits the table. SX-D3
final class PositionValidator {
    private PositionValidator() {}

    /// Returns all flowers except those in the greenhouse. There may be more of a type than the game has.
    static long outsideGreenhouse(Draft table) {
        long bunch = table.market
                + table.compost
                + Exchange.bunch(table.exchange)
                + table.garden.bunch(table.garden.occupied());
        for (int player = 0; player < table.terms.seats(); player++) {
            bunch += table.portfolio(player);
        }
        return bunch;
    }

    /// Returns the seat that draws while portfolios are dealt: the first seat without a whole one. If all have
    /// one, it is the seat that begins.
    static int drawer(Draft table) {
        if (table.phase == Phase.BEGIN) {
            return 0;
        }
        for (int player = 0; player < table.terms.seats(); player++) {
            if (Bunch.size(table.portfolio(player)) < table.terms.portfolioSize()) {
                return player;
            }
        }
        return table.first;
    }

    /// The conditions of every table. Problems name the line of its text.
    static final Invariant<Draft> INVARIANT = Invariant.inOrder(
            Invariant.ofEach(
                    _ -> Flower.all(),
                    (table, flower) -> count(table, flower) == Flower.EACH,
                    (table, flower) -> Problem.of(
                            "greenhouse", new StalkFault.FlowersDoNotAddUp(count(table, flower), flower, Flower.EACH))),
            ofEachSeat(
                    PositionValidator::hasRightSize,
                    (table, seat) -> new StalkFault.PortfolioSize(
                            Bunch.size(table.portfolio(seat.index())), table.terms.portfolioSize())),
            ofEachSeat(
                    (table, seat) -> Bunch.contains(table.portfolio(seat.index()), table.known(seat.index())),
                    (_, _) -> new StalkFault.KnownTooMuch()),
            ofEachSeat(
                    (table, seat) -> table.tokens(seat.index()) <= table.terms.seedyTokens(),
                    (table, seat) ->
                            new StalkFault.TooManyTokens(table.tokens(seat.index()), table.terms.seedyTokens())),
            Invariant.that(
                    "phase",
                    table -> table.phase != Phase.BEGIN || table.terms.firstSeat() == Terms.DRAWN,
                    _ -> new StalkFault.NobodyIsDrawn()),
            Invariant.that(
                    "first",
                    table -> table.terms.firstSeat() == Terms.DRAWN || table.terms.firstSeat() == table.first,
                    table -> new StalkFault.FirstNotAsAgreed(
                            Seat.of(table.terms.firstSeat()).toString())),
            PositionValidator::ofPhase);

    private static Invariant<Draft> ofEachSeat(
            BiPredicate<Draft, Seat> holds, BiFunction<Draft, Seat, StalkFault> otherwise) {
        return Invariant.ofEach(
                table -> Seat.first(table.terms.seats()),
                holds,
                (table, seat) -> Problem.of(seat.toString(), otherwise.apply(table, seat)));
    }

    private static List<Problem> ofPhase(Draft table) {
        return switch (table.phase) {
            case BEGIN, DEAL, STOCK, SOW -> BEFORE_THE_FIRST_TURN.problems(table);
            case ACT, FILL, FLUSH -> Invariant.inOrder(TURN, ACTIONS).problems(table);
            case HARVEST, REFILL, BUST, OVER -> Invariant.inOrder(TURN, UPKEEP).problems(table);
        };
    }

    private static int count(Draft table, Flower flower) {
        return Bunch.count(outsideGreenhouse(table) + table.greenhouse, flower.type());
    }

    private static boolean hasRightSize(Draft table, Seat seat) {
        int size = Bunch.size(table.portfolio(seat.index()));
        boolean isDealing = table.phase == Phase.BEGIN || table.phase == Phase.DEAL;
        return isDealing ? size <= table.terms.portfolioSize() : size == table.terms.portfolioSize();
    }

    private static final Invariant<Draft> BEFORE_THE_FIRST_TURN = Invariant.inOrder(
            Invariant.that("phase", PositionValidator::isFresh, table -> new StalkFault.NothingDoneYet(table.phase)),
            Invariant.that(
                    "phase", PositionValidator::isSetUpInOrder, table -> new StalkFault.NotSetUpInOrder(table.phase)));

    private static boolean isFresh(Draft table) {
        return table.turn == 0
                && table.actions == 0
                && table.seat == drawer(table)
                && table.market == Bunch.NONE
                && table.compost == Bunch.NONE
                && table.slot == Exchange.NO_SLOT
                && table.bust == Draft.NO_TYPE
                && !table.crashed
                && !table.triggered
                && Seat.first(table.terms.seats()).stream()
                        .allMatch(seat -> table.known(seat.index()) == Bunch.NONE
                                && table.tokens(seat.index()) == table.terms.seedyTokens());
    }

    private static boolean isSetUpInOrder(Draft table) {
        int dealt = 0;
        boolean isInOrder = true;
        for (int player = 0; player < table.terms.seats(); player++) {
            dealt += Bunch.size(table.portfolio(player));
            isInOrder &= player <= drawer(table) || Bunch.size(table.portfolio(player)) == 0;
        }
        int sown = Long.bitCount(table.garden.occupied());
        int stocked = Exchange.size(table.exchange);
        int all = table.terms.seats() * table.terms.portfolioSize();
        return switch (table.phase) {
            case BEGIN -> dealt == 0 && stocked == 0 && sown == 0 && table.first == 0;
            case DEAL -> dealt < all && isInOrder && stocked == 0 && sown == 0;
            case STOCK -> dealt == all && sown == 0 && isPartlyFilled(table);
            case SOW ->
                stocked == table.terms.slots()
                        && sown < table.terms.initialGarden().size()
                        && isSownInOrder(table, sown);
            case ACT, FILL, FLUSH, HARVEST, REFILL, BUST, OVER -> false;
        };
    }

    private static boolean isSownInOrder(Draft table, int sown) {
        long cells = 0;
        for (var cell : table.terms.initialGarden().subList(0, sown)) {
            cells |= 1L << table.terms.shape().index(cell);
        }
        return table.garden.blooms() == cells && table.garden.occupied() == cells;
    }

    /// Returns true if there is an empty slot and all empty ones are left of the flowers.
    private static boolean isPartlyFilled(Draft table) {
        int slots = table.terms.slots();
        return Exchange.hole(table.exchange, slots) != Exchange.NO_SLOT
                && Exchange.slid(table.exchange, slots) == table.exchange;
    }

    private static final Invariant<Draft> TURN = Invariant.inOrder(
            Invariant.that(
                    "turn",
                    table -> table.turn >= 1 && (table.terms.turnCap() == 0 || table.turn <= table.terms.turnCap()),
                    table -> new StalkFault.NoSuchTurn(table.turn, table.terms.turnCap())),
            Invariant.that(
                    "turn",
                    table -> table.seat == seatOfTurn(table),
                    table -> new StalkFault.TurnOfAnother(
                            Seat.of(table.seat).toString(),
                            table.turn,
                            Seat.of(seatOfTurn(table)).toString())),
            Invariant.that(
                    "slot",
                    table -> (table.slot == Exchange.NO_SLOT) != (table.phase == Phase.FILL),
                    _ -> new StalkFault.SlotInFillOnly()),
            Invariant.that(
                    "bust",
                    table -> table.phase == Phase.OVER || table.bust == Draft.NO_TYPE,
                    _ -> new StalkFault.BustInOverOnly()),
            Invariant.that(
                    "greenhouse",
                    table -> !table.phase.draws() || table.greenhouse != Bunch.NONE,
                    table -> new StalkFault.NoFlowerToDraw(table.phase)));

    /// Returns the seat of the turn with this number, counted from the seat that began.
    static int seatOfTurn(Draft table) {
        return (table.first + table.turn - 1) % table.terms.seats();
    }

    private static final Invariant<Draft> ACTIONS = Invariant.inOrder(
            Invariant.that("fired", table -> !table.crashed, _ -> new StalkFault.CrashTooEarly()),
            Invariant.that(
                    "fired",
                    table -> !table.triggered || table.terms.secondTrigger() != StalkOptions.SecondTrigger.VALUE_CAP,
                    _ -> new StalkFault.LimitTooEarly()),
            Invariant.that(
                    "phase", PositionValidator::fitsActions, table -> new StalkFault.PhaseDoesNotFit(table.phase)));

    private static boolean fitsActions(Draft table) {
        return switch (table.phase) {
            case ACT -> table.actions <= Turns.BASIC_ACTIONS && Turns.mayAct(table);
            case FILL ->
                table.terms.refillsAtOnce()
                        && table.actions < Turns.BASIC_ACTIONS
                        && Exchange.typeAt(table.exchange, table.slot) < 0;
            case FLUSH -> isPartlyFilled(table);
            case BEGIN, DEAL, STOCK, SOW, HARVEST, REFILL, BUST, OVER -> false;
        };
    }

    private static final Invariant<Draft> UPKEEP = Invariant.inOrder(
            Invariant.that("turn", table -> table.actions == 0, _ -> new StalkFault.ActionsOverButLeft()),
            Invariant.that(
                    "fired",
                    table -> table.crashed == (isSettled(table) && Market.crashes(table)),
                    table -> table.crashed
                            ? new StalkFault.NoCrashYet(table.terms.crashAt())
                            : new StalkFault.CrashMissing(table.terms.crashAt())),
            Invariant.that(
                    "fired",
                    table -> table.terms.secondTrigger() != StalkOptions.SecondTrigger.VALUE_CAP
                            || table.triggered == (isSettled(table) && Market.reachesLimit(table)),
                    table -> new StalkFault.LimitDoesNotFit(table.terms.valueLimit())),
            Invariant.that(
                    "phase", PositionValidator::fitsUpkeep, table -> new StalkFault.PhaseDoesNotFit(table.phase)));

    private static boolean isSettled(Draft table) {
        return table.phase != Phase.HARVEST;
    }

    private static boolean fitsUpkeep(Draft table) {
        boolean needsLot = Market.needsLot(table);
        return switch (table.phase) {
            case HARVEST -> table.terms.sequential() && Acting.groups(table).size() > 1;
            case REFILL -> isPartlyFilled(table);
            case BUST -> table.hasEnded() && needsLot;
            case OVER -> table.hasEnded() && needsLot == (table.bust != Draft.NO_TYPE) && isHighest(table);
            case BEGIN, DEAL, STOCK, SOW, ACT, FILL, FLUSH -> false;
        };
    }

    private static boolean isHighest(Draft table) {
        return table.bust == Draft.NO_TYPE || Market.value(table, table.bust) == Market.highest(table);
    }
}
