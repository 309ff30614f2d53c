package parterre.mars;

import java.util.ArrayList;

/// Positions as views and back. Nothing is hidden in this game, so that a view holds the whole position. GM-D16
final class Viewing {
    private Viewing() {}

    static MarsView view(Position position) {
        var options = position.options();
        var chosen = options.setup().chosen().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList();
        var players = new ArrayList<MarsView.Player>();
        for (int seat = 0; seat < options.seats(); seat++) {
            players.add(player(position, seat));
        }
        var beds = new ArrayList<MarsView.Bed>();
        for (var colour : Colour.all()) {
            var cells = position.flowers().of(colour);
            if (!cells.isEmpty()) {
                beds.add(new MarsView.Bed(
                        colour.word(), cells.list().stream().map(Cell::toString).toList()));
            }
        }
        return new MarsView(
                options.setup().edition(),
                chosen,
                position.phase().word(),
                position.seat() + 1,
                position.first() + 1,
                position.isExtraTurn(),
                position.dice().values(),
                position.toRoll(),
                position.idle(),
                players,
                beds);
    }

    private static MarsView.Player player(Position position, int seat) {
        var options = position.options();
        var gardeners = new ArrayList<MarsView.Gardener>();
        for (int number = seat; number < options.gardeners(); number += options.seats()) {
            int cell = position.gardener(number);
            if (cell != Position.NOWHERE) {
                gardeners.add(new MarsView.Gardener(
                        Cell.of(cell).toString(), position.flowers().freeNextTo(cell)));
            }
        }
        var flowers = new Bunch(position.flowers().bunch(seat))
                .counts().entrySet().stream()
                        .map(entry -> new MarsView.Count(entry.getKey().word(), entry.getValue()))
                        .toList();
        int score = position.score(seat);
        return new MarsView.Player(score, ScoreTrack.square(score, options), gardeners, flowers);
    }

    /// The position that shows itself like this.
    ///
    /// @throws IllegalArgumentException naming the field, if there is none
    static Position position(MarsView view) {
        var position = Arranging.position(view).orThrow();
        var shown = view(position);
        if (shown.equals(view)) {
            return position;
        }
        for (int seat = 0; seat < view.players().size(); seat++) {
            var given = view.players().get(seat);
            var right = shown.players().get(seat);
            if (!given.equals(right)) {
                throw new IllegalArgumentException("players[" + seat + "] is " + given + ", but must be " + right);
            }
        }
        throw new IllegalArgumentException("the view is not as it would be written: it must be " + shown);
    }
}
