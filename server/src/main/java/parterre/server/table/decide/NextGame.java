package parterre.server.table.decide;

import java.util.Optional;
import parterre.server.people.Person;
import parterre.server.table.state.MatchPlay;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Table;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;

/// Decides what comes after a finished game.
public sealed interface NextGame {
    /// The next game of the same people at the same terms.
    record Agreed(StoredEvent.Created created) implements NextGame {}

    /// There is none yet.
    record Refused(Objection objection) implements NextGame {}

    /// Returns the next game: the next one of their match, or the same again with everyone one seat further.
    /// A player who gave up or was replaced sits there again. It begins when the others have said that they
    /// play it.
    static NextGame of(Table<?, ?, ?> table, Person by) {
        var state = table.state();
        if (state.phase() != TableHead.Phase.OVER) {
            return refused(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
        if (state.chairsOf(by.id()).isEmpty()) {
            return refused(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersRematch());
        }
        var outcome = table.outcome().orElseThrow();
        var terms = table.match()
                .map(match -> match.next(table.id(), state.terms(), outcome))
                .orElseGet(state.terms()::again);
        var chairs = table.match()
                .map(match -> match.seating(state.chairs(), outcome))
                .orElseGet(() -> MatchPlay.further(state.chairs()));
        var others = chairs.stream()
                .flatMap(chair -> chair.person().stream())
                .distinct()
                .filter(person -> !person.equals(by.id()))
                .toList();
        return new Agreed(new StoredEvent.Created(terms, chairs, by.id(), others));
    }

    private static NextGame refused(FaultCode code, ServerFault reason) {
        return new Refused(new Objection.Fault(code, reason, Optional.empty()));
    }
}
