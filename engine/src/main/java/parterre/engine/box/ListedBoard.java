package parterre.engine.box;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// The ready-made board: a move is chosen from the list, and the table is drawn by the view's [Layout].
final class ListedBoard<M extends Move, V> implements Board<M, V> {
    private static final String PICK = "move";

    private final Game<?, M, V> game;

    ListedBoard(Game<?, M, V> game) {
        this.game = game;
    }

    @Override
    public Decision decision(V view, Seat seat, Moves<M> moves) {
        var targets = moves.list().stream().map(this::target).toList();
        return new Decision(
                new BoardWords.ChooseMove(), List.of(new Pick.One(PICK, new BoardWords.ChooseMove(), targets)));
    }

    private Pick.Target target(M move) {
        var text = game.notation().write(move);
        return new Pick.Target(text, move instanceof Message words ? words : new BoardWords.MoveText(text));
    }

    @Override
    public Selection selection(V view, Seat seat, M move) {
        return Selection.none().with(PICK, game.notation().write(move));
    }

    @Override
    public Reading<M> move(V view, Seat seat, Selection selection) {
        var reader = new SelectionReader(selection, List.of(PICK));
        return reader.finish(reader.alone(PICK, game.notation()::read));
    }

    @Override
    public String draw(V view, List<M> marked, Ink ink, MessageFormatter formatter) {
        var chosen = marked.stream().map(game.notation()::write).toList();
        return new LayoutText(game.info().slug(), chosen, ink, formatter).draw(layout(view));
    }

    private static Layout layout(Object view) {
        return Stream.of(view.getClass().getRecordComponents())
                .filter(part -> part.getType() == Layout.class)
                .map(part -> (Layout) value(view, part))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(view.getClass().getSimpleName()
                        + " has no component of type Layout, which the ready-made board draws"));
    }

    private static Object value(Object view, RecordComponent part) {
        try {
            return part.getAccessor().invoke(view);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(part + " cannot be read; a view is a public record", e);
        }
    }
}
