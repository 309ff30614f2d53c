package parterre.server.table;

import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.Trouble;

/// What players want of questions out of turn: when they are put to them, and more time for one.
final class Asking {
    private static final int MOST_NEVER = 50;
    private static final int LONGEST_WORD = 100;

    private final LiveTable<?, ?, ?> table;
    private final Clocks clocks;
    private final Standings standings;

    Asking(LiveTable<?, ?, ?> table, Clocks clocks, Standings standings) {
        this.table = table;
        this.clocks = clocks;
        this.standings = standings;
    }

    Calls.Accepted stand(Person by, Seat seat, StandingAnswer answer) {
        table.playing().ownChair(by, seat);
        table.playing().checkPlaying();
        if (answer.neverAbout().size() > MOST_NEVER
                || answer.neverAbout().stream().anyMatch(about -> about.length() > LONGEST_WORD)
                || answer.notInTurn()
                        .filter(turn -> turn.length() > LONGEST_WORD)
                        .isPresent()) {
            throw Trouble.of(
                    FaultCode.RANGE, "Name at most " + MOST_NEVER + " things not to be asked about.", "neverAbout");
        }
        standings.is(seat, answer);
        table.keepFor(by);
        return new Calls.Accepted(table.seq(), false);
    }

    Calls.Accepted extend(Person by, Seat seat, long decision) {
        table.playing().ownChair(by, seat);
        table.playing().checkPlaying();
        if (decision != table.course().decision()) {
            throw table.playing().stale(by, seat);
        }
        if (!clocks.isLive()
                || table.glass().responses(seat) == 0
                || !table.course().referee().waitingFor().contains(seat)
                || standings.extensions(seat, decision) >= Standings.MOST_EXTENSIONS) {
            throw Trouble.of(
                    FaultCode.NOT_NOW,
                    "More time can be taken " + Standings.MOST_EXTENSIONS
                            + " times for a question that was asked out of turn.");
        }
        standings.extend(seat, decision);
        table.keepFor(by);
        return new Calls.Accepted(table.seq(), false);
    }
}
