package parterre.flora.table;

import java.util.List;
import parterre.engine.Seat;
import parterre.flora.material.FloraTerms;

/// The state of the turn: the active seat and its actions so far. FF-4.1 to FF-4.5
public final class TurnState {
    /// No event card is being carried out.
    public static final int NO_EVENT_CARD = -1;

    private int turns;
    private int active;
    private int first;
    private int eventCard = NO_EVENT_CARD;
    private boolean bought;
    private int cheap;
    private int proposals;
    private int closed;

    public TurnState() {}

    public TurnState(TurnState from) {
        turns = from.turns;
        active = from.active;
        first = from.first;
        eventCard = from.eventCard;
        bought = from.bought;
        cheap = from.cheap;
        proposals = from.proposals;
        closed = from.closed;
    }

    /// Turns that have ended.
    public int turns() {
        return turns;
    }

    /// Returns the seat whose turn it is.
    public int active() {
        return active;
    }

    /// Returns the seat that began.
    public int first() {
        return first;
    }

    /// Sets the seat that begins. FF-3.8
    public void setFirst(int seat) {
        first = seat;
        active = seat;
    }

    /// Counts a turn that has ended. FF-4.5
    public void end() {
        turns++;
    }

    /// Begins the next seat's turn, without any actions yet.
    public void begin(int seat) {
        active = seat;
        bought = false;
        cheap = 0;
        proposals = 0;
        closed = 0;
    }

    /// Sets the whole state of a table that is being built: who began and how many turns have ended. Nobody has a turn
    /// after the last one, so its seat stays active.
    public void build(int began, int ended, FloraTerms terms) {
        boolean isOver = ended > 0 && ended == terms.turnCap();
        first = began;
        turns = ended;
        active = (began + ended - (isOver ? 1 : 0)) % terms.setup().seats();
    }

    /// Returns the event card being carried out, or [#NO_EVENT_CARD].
    public int eventCard() {
        return eventCard;
    }

    /// Sets the event card being carried out, or none.
    public void setEventCard(int card) {
        eventCard = card;
    }

    /// Returns true if a land has been bought in this turn. FF-4.4a
    public boolean hasBought() {
        return bought;
    }

    /// Notes that a land has been bought in this turn.
    public void setBought() {
        bought = true;
    }

    /// Resource Cards bought in this turn, as far as the General Store counts. FF-11.3
    public int cardsBought() {
        return cheap;
    }

    /// Counts further Resource Cards that were bought in this turn.
    public void countCards(int more) {
        cheap += more;
    }

    /// Trades proposed in this turn. FF-J52
    public int proposals() {
        return proposals;
    }

    /// Counts further trades that were proposed in this turn.
    public void countProposals(int more) {
        proposals += more;
    }

    /// Returns true if a seat wants no more offers in this turn. FF-J52
    public boolean isClosed(int seat) {
        return (closed >>> seat & 1) != 0;
    }

    /// Notes that a seat wants no more offers in this turn.
    public void close(int seat) {
        closed |= 1 << seat;
    }

    /// Returns the seats that want no more offers in this turn.
    public List<Seat> closed() {
        return Seat.first(Seat.MOST).stream()
                .filter(seat -> isClosed(seat.index()))
                .toList();
    }

    /// Returns true if anything has been bought, proposed or closed in this turn.
    public boolean hasActions() {
        return bought || cheap > 0 || proposals > 0 || closed != 0;
    }

    /// Sets the actions of this turn of a table that is being built, as another state has them.
    public void act(TurnState like) {
        bought = like.bought;
        cheap = like.cheap;
        proposals = like.proposals;
        closed = like.closed;
    }

    /// Returns true if both are equal.
    public boolean isLike(TurnState that) {
        return turns == that.turns
                && active == that.active
                && first == that.first
                && eventCard == that.eventCard
                && bought == that.bought
                && cheap == that.cheap
                && proposals == that.proposals
                && closed == that.closed;
    }

    public int hash() {
        return 31 * turns + active;
    }
}
