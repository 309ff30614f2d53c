package parterre.mars;

import java.util.ArrayList;
import java.util.stream.Collectors;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.TextForm;
import parterre.engine.box.NamedLines;

/// Positions as text, one line for each thing on the table:
///
/// ```
/// seats: 2
/// option special-empty: on
/// turn: P1 moves
/// dice: 1 3 3
/// P1: score 3, gardener f8, flowers 1 green 2 red
/// P2: score 5, gardener d5, flowers 2 blue
/// green: g4
/// red: f7 f9
/// ```
///
/// RULES.md has all of it. What is read is checked: sixty flowers, gardeners apart and off the centre, scores apart,
/// and a turn that fits what lies there. GM-D15
public final class MarsPositions implements TextForm<Position> {
    @Override
    public String write(Position position) {
        var view = Viewing.view(position);
        var lines = new ArrayList<String>();
        if (position.terms().opening().isDrawn() && position.phase() != Phase.BEGIN) {
            lines.add("first: P" + view.first());
        }
        lines.add("turn: " + TurnWords.of(view));
        if (!view.dice().isEmpty()) {
            lines.add("dice: " + position.dice());
        }
        if (view.idle() > 0) {
            lines.add("idle: " + view.idle());
        }
        for (int seat = 0; seat < view.players().size(); seat++) {
            lines.add(Seat.of(seat) + ": "
                    + player(view.players().get(seat), position.flowers().bunch(seat)));
        }
        view.beds().forEach(bed -> lines.add(bed.colour() + ": " + String.join(" ", bed.cells())));
        return NamedLines.write(position.terms().setup()) + String.join("\n", lines) + "\n";
    }

    private static String player(MarsView.Player player, int bunch) {
        var gardeners = player.gardeners().stream().map(MarsView.Gardener::cell).collect(Collectors.joining(" "));
        return "score " + player.score() + ", gardener " + (gardeners.isEmpty() ? "none" : gardeners) + ", flowers "
                + new Bunch(bunch);
    }

    @Override
    public Reading<Position> read(String text) {
        return PositionReader.read(text, Arranging::position);
    }

    /// Reads a position in which flowers that do not matter may be left out.
    Reading<Position> readSketch(String text) {
        return PositionReader.read(text, Arranging::sketch);
    }
}
