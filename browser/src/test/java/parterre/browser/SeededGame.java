package parterre.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.walk.Playout;

/// A game of random moves from a seed: the same each time, whatever a server does.
///
/// @param record its text
/// @param questions what the first seat is asked
record SeededGame(String record, List<Question> questions) {
    /// The decisions of the first seat that are played.
    private static final int DECISIONS = 24;

    private static final Seat FIRST = Seat.of(0);

    /// One question.
    ///
    /// @param kind of the question; the game has more of the same kind
    /// @param at the steps before it
    record Question(String kind, int at) {}

    /// Plays one.
    ///
    /// @param game its slug
    static SeededGame play(String game, int seats, long seed) {
        var box = Boxes.all().stream()
                .filter(one -> one.game().info().slug().equals(game))
                .findFirst()
                .orElseThrow();
        return play(box, seats, seed);
    }

    private static <S, M extends Move, V> SeededGame play(GameBox<S, M, V> box, int seats, long seed) {
        var game = box.game();
        var setup = Setup.standard(game.info(), seats);
        var luck = Generator.of(seed);
        var entries = new ArrayList<GameRecord.Entry>();
        var questions = new ArrayList<Question>();
        var state = game.start(setup);
        while (questions.size() < DECISIONS) {
            var moves = asked(game.next(state));
            // A page answers by itself where there is one answer.
            if (moves.isPresent() && moves.get().size() > 1) {
                var view = game.view(state, Viewer.player(FIRST));
                var asks = box.board().decision(view, FIRST, moves.get()).asks();
                questions.add(new Question(asks.getClass().getSimpleName(), entries.size()));
            }
            var step = Playout.step(game, state, luck);
            if (step.isEmpty()) {
                break;
            }
            entries.add(new GameRecord.Entry.Played(Lines.full(game.notation(), step.get())));
            state = game.play(state, step.get());
        }
        var record = new GameRecord(
                game.info().slug(), setup, BySeat.none(), Map.of(), Optional.empty(), entries, Optional.empty());
        return new SeededGame(new RecordForm(List.of(game.info())).write(record), List.copyOf(questions));
    }

    private static <M extends Move> Optional<Moves<M>> asked(Next<M> next) {
        return switch (next) {
            case Next.Turn<M>(Seat seat, Moves<M> moves) when seat.equals(FIRST) -> Optional.of(moves);
            // An answer of another seat may end a window.
            case Next.Together<M> together
            when together.defaults().size() == 0 && together.open().seats().contains(FIRST) ->
                Optional.of(together.open().of(FIRST));
            default -> Optional.empty();
        };
    }

    /// Of each kind of question the first and the last.
    Stream<Question> firstAndLast() {
        var first = new LinkedHashMap<String, Question>();
        questions.forEach(question -> first.putIfAbsent(question.kind, question));
        return Stream.concat(first.values().stream(), last()).distinct();
    }

    /// Of each kind of question the last.
    Stream<Question> last() {
        var last = new LinkedHashMap<String, Question>();
        questions.forEach(question -> last.put(question.kind, question));
        return last.values().stream();
    }
}
