package parterre.server.table.decide;

import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.Preference;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.StandingAnswer;

/// Handles what players want about questions out of turn: when they are asked, and more time for a question.
final class Asking {
    private static final int MOST = 50;
    private static final int LONGEST_WORD = 100;

    private final Draft<?, ?, ?> draft;

    Asking(Draft<?, ?, ?> draft) {
        this.draft = draft;
    }

    Calls.Accepted stand(Person by, Seat seat, StandingAnswer answer) {
        Rights.playing(draft.state(), by, seat);
        Rights.checkPlaying(draft.state());
        check("neverAbout", answer.neverAbout().stream());
        check("notInTurn", answer.notInTurn().stream());
        check("throughout", answer.throughout().stream().map(one -> one.series() + one.answer()));
        draft.prefer(seat, draft.table().preference(seat).answering(answer));
        return draft.accepted();
    }

    private static void check(String field, Stream<String> words) {
        var all = words.toList();
        if (all.size() > MOST || all.stream().anyMatch(word -> word.length() > LONGEST_WORD)) {
            throw ObjectionException.of(
                    FaultCode.RANGE, new ServerFault.TooManyWords(MOST, field, LONGEST_WORD), field);
        }
    }

    Calls.Accepted extend(Person by, Seat seat, long decision) {
        Rights.playing(draft.state(), by, seat);
        Rights.checkPlaying(draft.state());
        if (decision != draft.session().decision()) {
            throw new ObjectionException(new Objection.Stale(seat));
        }
        if (!draft.table().mayTakeTime(seat)) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.MoreTimeOften(Preference.MOST_EXTENSIONS));
        }
        draft.prefer(seat, draft.table().preference(seat).extended(decision));
        return draft.accepted();
    }
}
