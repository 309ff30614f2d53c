package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import parterre.cli.words.Voice;
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
    private final Voice voice;

    /// @param voice made for this game, too
    public StepWording(GameBox<S, M, V> box, Voice voice) {
        game = box.game();
        this.voice = voice;
    }

    /// Returns what a step did, in one text; empty if its events say nothing.
    public String step(S before, Step<M> step, Viewer viewer, Naming naming) {
        return voice.say(game.events(before, step, viewer), naming);
    }

    /// Returns what a move would do, a line for each part of the preview.
    List<String> preview(V view, Seat seat, M move, Naming naming) {
        var preview = game.preview(view, seat, move);
        var lines = new ArrayList<String>();
        var certain = voice.say(preview.events(), naming);
        if (!certain.isEmpty()) {
            lines.add(certain);
        }
        var expected = voice.say(preview.expected(), naming);
        if (!expected.isEmpty()) {
            lines.add(voice.say(new Says.Expected(expected), naming));
        }
        for (Preview.Open open : preview.open()) {
            lines.add(voice.say(new Says.LeftOpen(open.by(), voice.say(open.about(), naming)), naming));
        }
        return lines.isEmpty() ? List.of(voice.say(new Says.NoVisibleEffect(), naming)) : lines;
    }
}
