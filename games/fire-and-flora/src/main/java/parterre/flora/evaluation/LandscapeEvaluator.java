package parterre.flora.evaluation;

import parterre.engine.Seat;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Horizon;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.ending.Ending;
import parterre.flora.events.Stage;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.flora.table.TurnState;
import parterre.flora.trading.Trading;

/// Judges the lead in stars, in land, in plants that can still grow, in the income of lands until the end, and
/// in coins and cards. Pending effects count as done. Income counts gradually, turn by turn, so that a position
/// is worth the same just before an income and after it.
///
/// The numbers were tuned by 18,000 games of two greedy players with different numbers who saw all cards. Then they
/// were rounded (SPSA: Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
/// Approximation", 1992).
public final class LandscapeEvaluator implements Evaluator<Position> {
    private static final double WIN = 30;
    /// The last stars before the goal, this many, are worth more.
    private static final int CLOSE = 4;

    private static final double LATE_STAR = 0.6;
    private static final double LAND = 0.75;
    private static final double OPEN_LAND = 0.35;
    private static final double GROWN = 0.4;
    private static final double GROWTH = 0.85;
    private static final double BIG_WEED = -0.1;
    private static final double BUILDING = 0.6;
    /// The value of a coin and of a card in every turn until the end, and their value at any time.
    private static final double INCOME_COIN = 1;

    private static final double INCOME_CARD = 1;
    private static final double NEXT_COIN = 0.15;
    private static final double NEXT_CARD = 0.9;
    private static final double LEAST_FUTURE = 0.3;
    private static final double COIN = 0.2;
    /// The value of the first card of each type, in their order. It is at least the price that the bank pays,
    /// so that no player gets the card for a coin. Lower numbers for Water, Fire and Time won equally often.
    private static final double[] CARD = {0.22, 0.22, 0.45, 0.28, 0.22};
    private static final double FURTHER_CARD = 0.6;
    /// The value of a card that is still to be drawn.
    private static final double DRAWN = 0.25;
    private static final double SHARED = 0.35;
    private static final double OFFER = 0.02;
    private static final int FREE_PROPOSALS = 2;
    private static final double EXPLORATION = 0.06;
    private static final double PRIOR = 30;

    @Override
    public String name() {
        return "landscape";
    }

    @Override
    public double value(Position position, Seat seat) {
        var table = Settling.of(position);
        double own = worth(table, seat.index());
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat.index()) {
                double worth = worth(table, other);
                best = Math.max(best, worth);
                sum += worth;
            }
        }
        double others = (1 - SHARED) * best + SHARED * sum / (table.seats() - 1);
        return own - others + ending(table, seat) + bargain(position.table(), seat.index());
    }

    private static double ending(Draft table, Seat seat) {
        if (!(table.stage() instanceof Stage.Over)) {
            return 0;
        }
        return Ending.result(table).share(seat) > 0 ? WIN : -WIN;
    }

    /// Returns the value of an offer without an answer yet. It counts its gain if the partner gains, too. Each
    /// offer of a turn costs patience until the turn ends, so that it is not made over and over.
    private static double bargain(Draft table, int seat) {
        if (!(table.stage() instanceof Stage.Offered offered)) {
            return -patience(table, seat);
        }
        int partner = offered.offer().partner().index();
        var after = new Draft(table);
        if (!Hand.holds(after.purses().hand(partner), offered.offer().get().hand())) {
            return -OFFER - patience(table, seat);
        }
        Trading.answer(after, offered, new FloraMove.Accept());
        double forPartner = worth(after, partner) - worth(table, partner);
        double forProposer = worth(after, table.active()) - worth(table, table.active());
        double gain = forPartner > 0 && table.turn().proposals() <= FREE_PROPOSALS ? forProposer - forPartner : 0;
        return (seat == table.active() ? gain : -gain) - patience(table, seat);
    }

    /// Returns what the proposer's offers in this turn cost them. One offer too many costs more than any move brings.
    private static double patience(Draft table, int seat) {
        if (seat != table.active()) {
            return 0;
        }
        boolean tires = table.stage() instanceof Stage.Offered && table.turn().proposals() > FREE_PROPOSALS;
        return OFFER * table.turn().proposals() + (tires ? WIN : 0);
    }

    /// Returns the value of everything that a player has, in points.
    static double worth(Draft table, int seat) {
        int stars = Ending.score(table, seat);
        double worth = stars + LATE_STAR * Math.max(0, stars - (table.terms().goal() - CLOSE));
        double future = future(table);
        for (int slot = 0; slot < table.lands().size(seat); slot++) {
            worth += ground(table, table.lands().landAt(seat, slot), future);
        }
        worth += COIN * table.coins(seat);
        for (int type = 0; type < Resource.COUNT; type++) {
            double card = CARD[type];
            for (int i = Hand.count(table.purses().hand(seat), type); i > 0; i--) {
                worth += card;
                card *= FURTHER_CARD;
            }
        }
        return worth + ripe(table, seat) + (table.stage() instanceof Stage.Drawing drawing ? toCome(drawing, seat) : 0);
    }

    /// Returns the part of a seat's next income that it has waited for. It is the whole income once every other
    /// seat has had its own since.
    private static double ripe(Draft table, int seat) {
        int last = isPaid(table) ? table.active() : table.before(table.active());
        int waited = table.seats() - 1 - Math.floorMod(seat - last - 1, table.seats());
        var estate = table.lands().estate(seat);
        return (COIN * estate.coins() + DRAWN * estate.cards()) * waited / table.seats();
    }

    /// Returns true if the active player has had their income in this turn.
    static boolean isPaid(Draft table) {
        return table.turn().eventCard() == TurnState.NO_EVENT_CARD && isPaid(table.stage());
    }

    private static boolean isPaid(Stage stage) {
        return switch (stage) {
            case Stage.Action _, Stage.Window _, Stage.Robbing _, Stage.Offered _, Stage.Asking _, Stage.Over _ -> true;
            case Stage.Drawing drawing -> drawing.purpose() == Stage.Purpose.BOUGHT;
            case Stage.ForChance _, Stage.Forecasting _ -> false;
        };
    }

    /// Returns the value of a bought card that is about to be drawn.
    private static double toCome(Stage.Drawing drawing, int seat) {
        return drawing.purpose() == Stage.Purpose.BOUGHT && drawing.seat().index() == seat ? DRAWN : 0;
    }

    /// Returns how much of the game is still to come, from 1 down.
    private static double future(Draft table) {
        int best = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            best = Math.max(best, Ending.score(table, seat));
        }
        return Math.max(LEAST_FUTURE, 1 - (double) best / table.terms().goal());
    }

    private static double ground(Draft table, int land, double future) {
        var facts = table.facts();
        int holding = table.lands().holding(land);
        int building = Holding.building(holding);
        int plant = Holding.plant(holding);
        double coin = future * INCOME_COIN + NEXT_COIN;
        double card = future * INCOME_CARD + NEXT_CARD;
        double worth =
                LAND + coin * facts.lands().coins(land) + card * facts.lands().income(land);
        if (building >= 0) {
            worth += BUILDING * future
                    + coin * facts.lands().coins(building)
                    + card * facts.lands().income(building);
        } else if (plant == Plant.NONE) {
            worth += table.lands().isOpen(land) ? OPEN_LAND : 0;
        } else if (facts.plants().isNative(Plant.species(plant))) {
            int big = Plant.of(Plant.species(plant), Size.BIG);
            worth += GROWTH * (facts.plants().stars(big) - facts.plants().stars(plant))
                    + (Plant.isBig(plant) ? GROWN : 0);
        } else {
            worth += Plant.isBig(plant) ? BIG_WEED : 0;
        }
        return worth;
    }

    /// Fitted to the results of 400 games of greedy players, from the eighth to the twenty-fourth turn.
    @Override
    public double scale() {
        return 10;
    }

    /// Playouts go through the rest of the seat's own turn, every other seat's turn, and its own turn again.
    /// When they were cut after a number of decisions, search put off the end of its turn. Single moves mean
    /// little beside the scale, so the prior is sharp.
    @Override
    public Advice<Position> advice() {
        return new Advice<>(
                new Horizon.Turns<>(
                        position -> position.table().seats() + 1,
                        position -> position.table().turn().turns()),
                EXPLORATION,
                PRIOR);
    }
}
