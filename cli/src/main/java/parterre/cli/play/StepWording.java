package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import parterre.cli.words.Localizer;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.wording.Naming;

/// Words the steps and previews of one game.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public final class StepWording<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final Localizer localizer;

    /// @param localizer made for this game, too
    public StepWording(GameBox<S, M, V> box, Localizer localizer) {
        game = box.game();
        this.localizer = localizer;
    }

    /// Returns what a step did, in one text; empty if its events say nothing.
    public String step(S before, Step<M> step, Viewer viewer, Naming naming) {
        return localizer.say(game.events(before, step, viewer), naming);
    }

    /// Returns what a move would do, a line for each part of the preview.
    List<String> preview(V view, Seat seat, M move, Naming naming) {
        var preview = game.preview(view, seat, move);
        var lines = new ArrayList<String>();
        var certain = localizer.say(preview.events(), naming);
        if (!certain.isEmpty()) {
            lines.add(certain);
        }
        var expected = localizer.say(preview.expected(), naming);
        if (!expected.isEmpty()) {
            lines.add(localizer.say(new TerminalMessages.Expected(expected), naming));
        }
        for (Preview.Open open : preview.open()) {
            lines.add(localizer.say(
                    new TerminalMessages.LeftOpen(open.by(), localizer.say(open.about(), naming)), naming));
        }
        return lines.isEmpty() ? List.of(localizer.say(new TerminalMessages.NoVisibleEffect(), naming)) : lines;
    }
}
