package parterre.server.table;

import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.StandingAnswer;

/// Handles what players want about questions out of turn: when they are asked, and more time for a question.
final class Asking {
    private static final int MOST = 50;
    private static final int LONGEST_WORD = 100;

    private final LiveTable<?, ?, ?> table;
    private final ReactionPreferences standings;

    Asking(LiveTable<?, ?, ?> table, ReactionPreferences standings) {
        this.table = table;
        this.standings = standings;
    }

    Calls.Accepted stand(Person by, Seat seat, StandingAnswer answer) {
        table.playing().ownChair(by, seat);
        table.playing().checkPlaying();
        check("neverAbout", "things not to be asked about", answer.neverAbout().stream());
        check("notInTurn", "turns", answer.notInTurn().stream());
        check("throughout", "answers that stand", answer.throughout().stream().map(one -> one.series() + one.answer()));
        standings.is(seat, answer);
        table.keepFor(by);
        return new Calls.Accepted(table.seq(), false);
    }

    private static void check(String where, String what, Stream<String> words) {
        var all = words.toList();
        if (all.size() > MOST || all.stream().anyMatch(word -> word.length() > LONGEST_WORD)) {
            throw ApiException.of(FaultCode.RANGE, new ServerFault.TooManyWords(MOST, what, LONGEST_WORD), where);
        }
    }

    Calls.Accepted extend(Person by, Seat seat, long decision) {
        table.playing().ownChair(by, seat);
        table.playing().checkPlaying();
        if (decision != table.session().decision()) {
            throw table.playing().stale(by, seat);
        }
        if (!table.projection().mayTakeTime(seat)) {
            throw ApiException.of(
                    FaultCode.NOT_NOW, new ServerFault.MoreTimeOften(ReactionPreferences.MOST_EXTENSIONS));
        }
        standings.extend(seat, decision);
        table.keepFor(by);
        return new Calls.Accepted(table.seq(), false);
    }
}
