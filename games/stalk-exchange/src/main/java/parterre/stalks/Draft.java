package parterre.stalks;

import java.util.Arrays;
import java.util.Objects;
import parterre.engine.EventSink;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.PhaseChanged;
import parterre.stalks.StalkEvent.TokenSpent;

/// A mutable table, on which moves are carried out. It has the same content as a [Position]. Rules write on a
/// draft, and in the end it becomes a position. SX-1.5 SX-1.7
///
/// Bunches ([Bunch]) and exchange ([Exchange]) are words. The arrays are shared between drafts and copied before
/// they are written on.
class Draft {
    /// No type: the lot for the bust has not been drawn.
    static final int NO_TYPE = -1;

    private static final int TOKEN_BITS = 4;
    private static final int TOKEN_MASK = (1 << TOKEN_BITS) - 1;

    final Terms terms;
    Garden garden = Garden.EMPTY;
    long exchange = Exchange.EMPTY;
    long greenhouse = Bunch.ALL;
    long compost = Bunch.NONE;

    /// The flowers on the market track, with those being harvested.
    long market = Bunch.NONE;

    private long[] portfolios;
    private long[] known;
    private int tokens;
    Phase phase = Phase.BEGIN;

    /// The seat whose turn it is; while portfolios are drawn, the seat that draws.
    int seat;

    /// The seat that began.
    int first;

    /// The turn's number, from 1; 0 before the first.
    int turn;

    /// Basic actions left. SX-3.1
    int actions;

    /// The slot that is filled at once, or [Exchange#NO_SLOT]. SX-A5
    int slot = Exchange.NO_SLOT;

    /// True once the market has crashed. SX-5.1
    boolean crashed;

    /// True once the second trigger has fired. SX-5.2
    boolean triggered;

    /// The type that busts by lot, or [#NO_TYPE]. SX-A11
    int bust = NO_TYPE;

    /// An empty table, all flowers in the greenhouse.
    Draft(Terms terms) {
        this.terms = terms;
        portfolios = new long[terms.seats()];
        known = new long[terms.seats()];
        for (int player = 0; player < terms.seats(); player++) {
            setTokens(player, terms.seedyTokens());
        }
    }

    /// Creates a copy of a table.
    Draft(Draft from) {
        terms = from.terms;
        garden = from.garden;
        exchange = from.exchange;
        greenhouse = from.greenhouse;
        compost = from.compost;
        market = from.market;
        portfolios = from.portfolios;
        known = from.known;
        tokens = from.tokens;
        phase = from.phase;
        seat = from.seat;
        first = from.first;
        turn = from.turn;
        actions = from.actions;
        slot = from.slot;
        crashed = from.crashed;
        triggered = from.triggered;
        bust = from.bust;
    }

    /// Returns a copy that keeps the events of the rules. Only such copies have a field for events, so that search
    /// and simulation allocate less.
    static Draft listening(Draft from) {
        var events = EventSink.<StalkEvent>listening();
        return new Draft(from) {
            @Override
            EventSink<StalkEvent> events() {
                return events;
            }
        };
    }

    /// Returns the sink for the events of the rules. A plain draft drops them.
    EventSink<StalkEvent> events() {
        return EventSink.silent();
    }

    /// Sets what the table waits for now.
    void waitFor(Phase next) {
        waitFor(next, seat, Exchange.NO_SLOT);
    }

    /// @param asked the seat whose turn it is; while portfolios are drawn, the seat that draws
    /// @param filled the slot that chance fills at once, or [Exchange#NO_SLOT]
    void waitFor(Phase next, int asked, int filled) {
        if (events().isHeard() && (next != phase || asked != seat || filled != slot)) {
            events().add(new PhaseChanged(next, Seat.of(asked), filled + 1));
        }
        phase = next;
        seat = asked;
        slot = filled;
    }

    /// Says that a rule has an effect.
    void tell(StalkEvent.Rule rule) {
        if (events().isHeard()) {
            events().add(new StalkEvent.RuleApplied(rule));
        }
    }

    long portfolio(int player) {
        return portfolios[player];
    }

    void setPortfolio(int player, long bunch) {
        portfolios = portfolios.clone();
        portfolios[player] = bunch;
    }

    /// Returns the flowers that everybody knows to be in a portfolio. SX-7.2
    long known(int player) {
        return known[player];
    }

    void setKnown(int player, long bunch) {
        known = known.clone();
        known[player] = bunch;
    }

    int tokens(int player) {
        return tokens >>> (TOKEN_BITS * player) & TOKEN_MASK;
    }

    void setTokens(int player, int count) {
        int shift = TOKEN_BITS * player;
        tokens = (tokens & ~(TOKEN_MASK << shift)) | count << shift;
    }

    /// Takes a basic action, or a token if none is left. SX-3.5
    void pay(StalkMove.Cost cost) {
        switch (cost) {
            case BASIC -> actions--;
            case SEEDY -> payToken();
        }
    }

    void payToken() {
        int left = tokens(seat) - 1;
        if (events().isHeard()) {
            events().add(new TokenSpent(Seat.of(seat), left + 1, left));
        }
        setTokens(seat, left);
    }

    /// Returns the cells on which nothing grows.
    long empty() {
        return terms.shape().full() & ~garden.occupied();
    }

    boolean hasEnded() {
        return crashed || triggered || turn == terms.turnCap();
    }

    /// Returns the position that was reached. This draft must not change again.
    Position position() {
        return new Position(this);
    }

    /// Returns true if both tables are equal.
    boolean isLike(Draft that) {
        return garden.equals(that.garden)
                && exchange == that.exchange
                && greenhouse == that.greenhouse
                && compost == that.compost
                && market == that.market
                && tokens == that.tokens
                && phase == that.phase
                && seat == that.seat
                && first == that.first
                && turn == that.turn
                && actions == that.actions
                && slot == that.slot
                && crashed == that.crashed
                && triggered == that.triggered
                && bust == that.bust
                && Arrays.equals(portfolios, that.portfolios)
                && Arrays.equals(known, that.known)
                && terms.setup().equals(that.terms.setup());
    }

    /// Returns a hash that is the same for equal tables.
    int hash() {
        return Objects.hash(
                garden,
                exchange,
                greenhouse,
                compost,
                market,
                tokens,
                phase,
                seat,
                turn,
                actions,
                slot,
                Arrays.hashCode(portfolios),
                Arrays.hashCode(known));
    }
}
