package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Says steps and previews of one game in one language.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public final class Teller<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final Locale language;
    private final Wording wording;

    public Teller(GameBox<S, M, V> box, Locale language) {
        this.language = language;
        game = box.game();
        wording = Wording.of(language, List.of("cli", game.info().slug()));
    }

    Locale language() {
        return language;
    }

    /// Returns what a step did, in one text; empty if its events say nothing.
    public String step(S before, Step<M> step, Viewer viewer, Naming naming) {
        return wording.say(game.events(before, step, viewer), naming);
    }

    /// Returns a question, or anything else that the game says.
    String say(Message message, Naming naming) {
        return wording.say(message, naming);
    }

    /// Returns what a move would do, a line for each part of the preview.
    List<String> preview(V view, Seat seat, M move, Naming naming) {
        var preview = game.preview(view, seat, move);
        var lines = new ArrayList<String>();
        if (!preview.events().isEmpty()) {
            lines.add(wording.say(preview.events(), naming));
        }
        if (!preview.expected().isEmpty()) {
            lines.add(wording.say(new Says.Expected(wording.say(preview.expected(), naming)), naming));
        }
        for (Preview.Open open : preview.open()) {
            lines.add(wording.say(new Says.LeftOpen(open.by(), wording.say(open.about(), naming)), naming));
        }
        return lines.isEmpty() ? List.of(wording.say(new Says.Nothing(), naming)) : lines;
    }
}
