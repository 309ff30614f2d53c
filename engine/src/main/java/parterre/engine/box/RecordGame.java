package parterre.engine.box;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.EventSink;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Notation;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.TypeArguments;
import parterre.engine.ViewCheck;
import parterre.engine.Viewer;
import parterre.engine.text.RecordNotation;

/// The ready-made methods of a small game, which asks one seat at a time. Its moves and views are records of plain
/// values, and its rules emit events while they play a move.
///
/// @param <S> positions
/// @param <M> moves: a sealed family of records that [RecordNotation] can write
/// @param <V> views: public records with a component of type [Setup] and one of type [Viewer]
/// @param <E> the game's events
public interface RecordGame<S, M extends Move, V extends Record, E extends Event> extends Game<S, M, V> {
    /// Returns the position after a move of chance or of the seat whose turn it is, and emits the move's events. Trusts
    /// its caller.
    S play(S state, M move, EventSink<E> events);

    /// Returns the event as this viewer may know it. By default everybody knows all of it.
    default E seenBy(E event, Viewer viewer) {
        return event;
    }

    /// Returns a position with the values of this view, and draws what the view hides. The view's setup and viewer are
    /// possible. [#imagine] refuses the view if the position looks different.
    S fillIn(V view, Luck luck);

    @Override
    default S play(S state, M move) {
        return play(state, move, EventSink.silent());
    }

    @Override
    default List<E> events(S before, Step<M> step, Viewer viewer) {
        var events = EventSink.<E>listening();
        play(before, step.single(), events);
        return events.events().stream().map(event -> seenBy(event, viewer)).toList();
    }

    @Override
    default S imagine(V view, Luck luck) {
        return imagination(view).draw(luck);
    }

    @Override
    default Imagination<S> imagination(V view) {
        var setup = part(view, Setup.class);
        var viewer = part(view, Viewer.class);
        ViewCheck.setup(this, setup);
        ViewCheck.viewer(viewer, setup.seats());
        return luck -> {
            S drawn = fillIn(view, luck);
            ViewCheck.same(view, view(drawn, viewer));
            return drawn;
        };
    }

    @Override
    @SuppressWarnings("unchecked") // the game says that M is this class
    default Notation<M> notation() {
        return RecordNotation.of((Class<M>) TypeArguments.of(getClass(), RecordGame.class, 1));
    }

    private static <T> T part(Record view, Class<T> type) {
        var part = Stream.of(view.getClass().getRecordComponents())
                .filter(component -> component.getType() == type)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(view.getClass() + " has no component of type " + type));
        try {
            return type.cast(part.getAccessor().invoke(view));
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(part + " cannot be read", e);
        }
    }
}
