package parterre.stalks;

import java.util.Optional;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;

/// Whether a table could be so: every flower in one place, and a phase that fits what lies there. SX-D3
final class Soundness {
    private static final int ACTIONS = 2;

    private Soundness() {}

    /// All flowers but those in the greenhouse. There may be more of a type than the game has.
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

    /// Who draws while portfolios are dealt: the first without a whole one. When all have one, who begins.
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

    /// What is wrong with the table, by the line of its text.
    static Optional<Problem> problem(Draft table) {
        return flowers(table).or(() -> players(table)).or(() -> first(table)).or(() -> switch (table.phase) {
            case BEGIN, DEAL, STOCK, SOW -> beforeTheFirstTurn(table);
            case ACT, FILL, FLUSH, HARVEST, REFILL, BUST, OVER -> turn(table);
        });
    }

    private static Optional<Problem> flowers(Draft table) {
        long all = outsideGreenhouse(table) + table.greenhouse;
        for (var flower : Flower.all()) {
            int count = Bunch.count(all, flower.type());
            if (count != Flower.EACH) {
                return problem(
                        "greenhouse",
                        "and all other places together have " + count + " " + flower.letter(),
                        "there are " + Flower.EACH + " of each type");
            }
        }
        return Optional.empty();
    }

    private static Optional<Problem> players(Draft table) {
        for (int player = 0; player < table.terms.seats(); player++) {
            var name = Seat.of(player).toString();
            int size = Bunch.size(table.portfolio(player));
            boolean isWhole = size == table.terms.portfolioSize();
            boolean isDealing = table.phase == Phase.BEGIN || table.phase == Phase.DEAL;
            if (!isWhole && (!isDealing || size > table.terms.portfolioSize())) {
                return problem(
                        name,
                        "has a portfolio of " + size,
                        "every portfolio has " + table.terms.portfolioSize() + " flowers");
            }
            if (!Bunch.contains(table.portfolio(player), table.known(player))) {
                return problem(name, "is known to have what it has not", "known is a part of the portfolio");
            }
            if (table.tokens(player) > table.terms.seedyTokens()) {
                return problem(
                        name,
                        "has " + table.tokens(player) + " tokens",
                        "there are " + table.terms.seedyTokens() + " at the start and never more");
            }
        }
        return Optional.empty();
    }

    private static Optional<Problem> first(Draft table) {
        int agreed = table.terms.firstSeat();
        if (agreed != Terms.DRAWN && table.phase == Phase.BEGIN) {
            return problem("phase", "is begin", "nobody is drawn by lot at this table");
        }
        return agreed == Terms.DRAWN || agreed == table.first
                ? Optional.empty()
                : problem("first", "is not as agreed", "write " + Seat.of(agreed));
    }

    private static Optional<Problem> beforeTheFirstTurn(Draft table) {
        boolean isFresh = table.turn == 0
                && table.market == Bunch.NONE
                && table.compost == Bunch.NONE
                && table.slot == Exchange.NO_SLOT
                && table.bust == Draft.NO_TYPE
                && !table.crashed
                && !table.triggered;
        for (int player = 0; player < table.terms.seats(); player++) {
            isFresh &= table.known(player) == Bunch.NONE && table.tokens(player) == table.terms.seedyTokens();
        }
        if (!isFresh) {
            return problem("phase", "is " + table.phase.word(), "before the first turn nothing has been done yet");
        }
        int dealt = 0;
        boolean isInOrder = true;
        for (int player = 0; player < table.terms.seats(); player++) {
            dealt += Bunch.size(table.portfolio(player));
            isInOrder &= player <= drawer(table) || Bunch.size(table.portfolio(player)) == 0;
        }
        int sown = Long.bitCount(table.garden.occupied());
        int stocked = Exchange.size(table.exchange);
        int all = table.terms.seats() * table.terms.portfolioSize();
        boolean fits = switch (table.phase) {
            case BEGIN -> dealt == 0 && stocked == 0 && sown == 0 && table.first == 0;
            case DEAL -> dealt < all && isInOrder && stocked == 0 && sown == 0;
            case STOCK -> dealt == all && sown == 0 && isPartlyFilled(table);
            case SOW ->
                stocked == table.terms.slots()
                        && sown < table.terms.initialGarden().size()
                        && isSownInOrder(table, sown);
            case ACT, FILL, FLUSH, HARVEST, REFILL, BUST, OVER -> false;
        };
        return fits
                ? Optional.empty()
                : problem(
                        "phase",
                        "is " + table.phase.word(),
                        "portfolios are filled seat after seat, then the exchange from the right, then the garden's first"
                                + " cells in the order agreed");
    }

    private static boolean isSownInOrder(Draft table, int sown) {
        long cells = 0;
        for (var cell : table.terms.initialGarden().subList(0, sown)) {
            cells |= 1L << table.terms.shape().index(cell);
        }
        return table.garden.blooms() == cells && table.garden.occupied() == cells;
    }

    /// Whether a slot is empty and all empty ones are left of the flowers.
    private static boolean isPartlyFilled(Draft table) {
        int slots = table.terms.slots();
        return Exchange.hole(table.exchange, slots) != Exchange.NO_SLOT
                && Exchange.slid(table.exchange, slots) == table.exchange;
    }

    private static Optional<Problem> turn(Draft table) {
        int cap = table.terms.turnCap();
        if (table.turn < 1 || (cap > 0 && table.turn > cap)) {
            return problem("turn", "is " + table.turn, "write 1" + (cap > 0 ? " to " + cap : " or more"));
        }
        int seat = (table.first + table.turn - 1) % table.terms.seats();
        if (table.seat != seat) {
            return problem(
                    "turn", "is " + Seat.of(table.seat) + "'s", "turn " + table.turn + " is " + Seat.of(seat) + "'s");
        }
        if ((table.slot == Exchange.NO_SLOT) == (table.phase == Phase.FILL)) {
            return problem("slot", "does not fit the phase", "write it in the phase fill only");
        }
        if (table.phase != Phase.OVER && table.bust != Draft.NO_TYPE) {
            return problem("bust", "is too early", "write it in the phase over only");
        }
        if (table.phase.draws() && table.greenhouse == Bunch.NONE) {
            return problem(
                    "greenhouse", "is empty", "in the phase " + table.phase.word() + " there is a flower to draw");
        }
        return switch (table.phase) {
            case ACT, FILL, FLUSH -> actions(table);
            case HARVEST, REFILL, BUST, OVER -> upkeep(table);
            case BEGIN, DEAL, STOCK, SOW -> throw new IllegalStateException("no turn has begun");
        };
    }

    private static Optional<Problem> actions(Draft table) {
        if (table.crashed) {
            return problem("fired", "has crash", "a crash is seen after the actions, and the game is over");
        }
        if (table.triggered && table.terms.secondTrigger() == StalkOptions.SecondTrigger.VALUE_CAP) {
            return problem("fired", "has second", "the value limit is looked at after the actions");
        }
        boolean fits = switch (table.phase) {
            case ACT -> table.actions <= ACTIONS && Turns.mayAct(table);
            case FILL ->
                table.terms.refillsAtOnce()
                        && table.actions < ACTIONS
                        && Exchange.typeAt(table.exchange, table.slot) < 0;
            case FLUSH -> isPartlyFilled(table);
            case BEGIN, DEAL, STOCK, SOW, HARVEST, REFILL, BUST, OVER -> false;
        };
        return fits
                ? Optional.empty()
                : problem(
                        "phase",
                        "is " + table.phase.word(),
                        switch (table.phase) {
                            case ACT -> "there must be something to do: a basic action, or a token";
                            case FILL -> "the slot must be empty, an action done, and the table must refill at once";
                            default -> "there must be empty slots, all of them left of the flowers";
                        });
    }

    private static Optional<Problem> upkeep(Draft table) {
        if (table.actions != 0) {
            return problem("turn", "has actions left", "after the actions write actions 0");
        }
        boolean isSettled = table.phase != Phase.HARVEST;
        if (table.crashed != (isSettled && Market.crashes(table))) {
            return problem(
                    "fired",
                    table.crashed ? "has crash" : "has no crash",
                    "values and market say otherwise: the market crashes when the highest value and the flowers on the"
                            + " track are " + table.terms.crashAt() + " together");
        }
        if (table.terms.secondTrigger() == StalkOptions.SecondTrigger.VALUE_CAP
                && table.triggered != (isSettled && Market.reachesLimit(table))) {
            return problem(
                    "fired", "does not fit the values", "second stands for a value of " + table.terms.valueLimit());
        }
        boolean needsLot = Market.needsLot(table);
        boolean fits = switch (table.phase) {
            case HARVEST -> table.terms.sequential() && Acting.groups(table).size() > 1;
            case REFILL -> isPartlyFilled(table);
            case BUST -> table.hasEnded() && needsLot;
            case OVER -> table.hasEnded() && needsLot == (table.bust != Draft.NO_TYPE) && isHighest(table);
            case BEGIN, DEAL, STOCK, SOW, ACT, FILL, FLUSH -> false;
        };
        return fits
                ? Optional.empty()
                : problem(
                        "phase",
                        "is " + table.phase.word(),
                        switch (table.phase) {
                            case HARVEST -> "this table must harvest one by one, and several groups be surrounded";
                            case REFILL -> "there must be empty slots, all of them left of the flowers";
                            case BUST ->
                                "the game must have ended, with a tie for the highest value that is broken by lot";
                            default ->
                                "the game must have ended, and bust name a highest type where one is drawn by lot";
                        });
    }

    private static boolean isHighest(Draft table) {
        return table.bust == Draft.NO_TYPE || Market.value(table, table.bust) == Market.highest(table);
    }

    private static Optional<Problem> problem(String where, String says, String remedy) {
        return Optional.of(new Problem(0, where, says, remedy));
    }
}
