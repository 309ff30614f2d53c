package parterre.server.table.run;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.table.GameRecord;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.table.state.GameSession;
import parterre.server.table.stored.TableCards;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.People;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;

/// Keeps players from going on elsewhere from a running game with other people, or with other names on one
/// device. They cannot use its record, which names its table as long as the game runs. They cannot use a
/// position of the game, either, wherever they copied it from.
final class FairPlay {
    /// The note by which the record of a running game names its table.
    static final String NOTE = "running-table";

    private final TableStore store;
    private final TableRegistry registry;

    FairPlay(TableStore store, TableRegistry registry) {
        this.store = store;
        this.registry = registry;
    }

    /// Returns the text of the note. It does not reveal the table's id, because anybody with the id may come
    /// to the table.
    static String name(String table) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(table.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /// Refuses a game that would go on from a running one.
    ///
    /// @param record the position to begin from
    /// @param begun that game, with the record's steps made
    <S, M extends Move, V> void check(Person by, GameRecord record, GameSession<S, M, V> begun) {
        var named = Optional.ofNullable(record.notes().get(NOTE));
        if (named.isPresent()) {
            refuse(
                    store.inPhase("playing").stream().filter(id -> name(id).equals(named.get())),
                    table -> table.state().voices().size() > 1);
        }
        var stood = stood(begun);
        refuse(
                store.running(by.id()).stream()
                        .flatMap(mine -> TableCards.read(mine.card()).stream())
                        .filter(card -> card.phase() == TableHead.Phase.PLAYING
                                && card.game().equals(record.game()))
                        .map(People.TableCard::id),
                table -> !table.state().playsAlone(by.id()) && table.queries().hasStood(by, stood));
    }

    private void refuse(Stream<String> tables, Predicate<LiveTable<?, ?, ?>> running) {
        if (tables.anyMatch(id -> stands(id, running))) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.PlayedNow(), "start");
        }
    }

    private boolean stands(String id, Predicate<LiveTable<?, ?, ?>> running) {
        try {
            return registry.enter(id, table -> table.state().phase() == TableHead.Phase.PLAYING && running.test(table));
        } catch (ApiException refusal) {
            if (refusal.is(FaultCode.FROZEN) || refusal.is(FaultCode.NO_TABLE)) {
                return false; // nobody plays at a table that does not replay
            }
            throw refusal;
        }
    }

    /// Returns the views of a viewer at the game's beginning and on the way there. Positions that no chance
    /// has touched yet are common to many games, so they count only as the beginning.
    private static <S, M extends Move, V> Function<Viewer, Set<V>> stood(GameSession<S, M, V> begun) {
        int last = begun.steps().size();
        int chance = IntStream.range(0, last)
                .filter(step -> begun.steps().get(step) instanceof Step.Chance<M>)
                .findFirst()
                .orElse(last - 1);
        List<S> positions = IntStream.rangeClosed(chance + 1, last)
                .mapToObj(begun::position)
                .toList();
        return viewer -> {
            var views = new HashSet<V>();
            positions.forEach(position -> views.add(begun.box().game().view(position, viewer)));
            return views;
        };
    }
}
