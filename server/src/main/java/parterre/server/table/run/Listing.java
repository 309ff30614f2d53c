package parterre.server.table.run;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import parterre.engine.Move;
import parterre.server.store.TableStore;
import parterre.server.table.project.TableProjection;
import parterre.server.table.state.Chair;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Table;
import parterre.server.table.state.TableState;
import parterre.server.table.state.Windows;
import parterre.server.table.stored.CardCodec;
import parterre.server.wire.People;
import parterre.server.wire.TableHead;

/// A table as lists show it: its card, its people, and for whom it waits.
final class Listing<S, M extends Move, V> {
    private final TableState state;
    private final GameSession<S, M, V> session;
    private final TableProjection<S, M, V> projection;
    private final Windows<S, M, V> windows;

    Listing(Table<S, M, V> table, TableProjection<S, M, V> projection) {
        this.projection = projection;
        state = table.state();
        session = table.session();
        windows = table.windows();
    }

    /// Returns the people whose answer is missing; before a next game, those who have not said yet that they play it.
    Set<String> asked() {
        return projection.phase() != TableHead.Phase.PLAYING
                ? new LinkedHashSet<>(state.awaited())
                : windows.missing().stream()
                        .map(state::chair)
                        .filter(Chair::isPlayedByPerson)
                        .flatMap(chair -> chair.person().stream())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// Everyone who holds a seat.
    ///
    /// @param asked the people whose answer is missing
    Set<TableStore.Holder> holders(Set<String> asked) {
        return state.chairs().stream()
                .flatMap(chair -> chair.person().stream())
                .distinct()
                .map(person -> new TableStore.Holder(person, asked.contains(person)))
                .collect(Collectors.toSet());
    }

    /// Returns the card. It is as old as the last event: a sealed answer changes nothing that others could see.
    ///
    /// @param changed when that was
    TableStore.Card card(long changed) {
        var head = projection.head("");
        var card = new People.TableCard(
                head.id(),
                head.game(),
                head.phase(),
                head.seats().stream().map(TableHead.SeatCard::name).toList(),
                Optional.of(head.seats().stream()
                        .map(seat -> seat.level().orElse(""))
                        .toList()),
                session.steps().size(),
                false,
                Instant.ofEpochMilli(changed),
                head.outcome());
        return new TableStore.Card(
                head.id(),
                CardCodec.PHASE.word(head.phase()),
                changed,
                head.listed()
                        && state.invitation().isEmpty()
                        && state.chairs().stream().anyMatch(Chair::isOpen),
                head.listed() && head.spectators(),
                CardCodec.write(card));
    }
}
