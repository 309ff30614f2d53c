package parterre.flora;

import java.util.stream.Collectors;
import parterre.engine.Seat;
import parterre.engine.box.Prompt;
import parterre.flora.FloraMove.Card;
import parterre.flora.FloraMove.Play;
import parterre.flora.FloraMove.Played;
import parterre.flora.FloraMove.Pocket;
import parterre.flora.FloraMove.Purse;
import parterre.flora.FloraMove.Sow;
import parterre.flora.cards.Resource;

/// What a player may want to know of a window before he is asked in it; from what everybody knows. FF-7.5 FF-J51
final class Prompting {
    /// So many stars before the goal a player is close to it.
    private static final int NEAR = 3;

    private Prompting() {}

    static Prompt of(FloraView view, Seat seat) {
        if (!(view.stage() instanceof Stage.Window window)) {
            throw new IllegalArgumentException("no window is open");
        }
        int near = FloraTerms.of(view.setup()).goal() - NEAR;
        return new Prompt(
                Integer.toString(view.turns()),
                about(window),
                seat.equals(view.active())
                        || aimsAt(view, window.play(), seat)
                        || view.players().stream().anyMatch(player -> player.score() >= near));
    }

    /// The card or cards that may be blocked: those of the play, or the last of the chain on one of them.
    private static String about(Stage.Window window) {
        var cards = window.play().cards();
        if (window.chain() == 0) {
            return window.open().stream()
                    .map(card -> cards.get(card).as().word())
                    .distinct()
                    .collect(Collectors.joining(" and "));
        }
        Card answered = cards.get(window.answered());
        return (window.chain() % 2 == 0 ? answered.as() : blocker(answered.as())).word();
    }

    private static Resource blocker(Resource type) {
        return type.blockedBy().orElseThrow();
    }

    private static boolean aimsAt(FloraView view, Played play, Seat seat) {
        return switch (play) {
            case Pocket(Card _, Seat victim) -> victim.equals(seat);
            case Purse(Card _, Seat victim) -> victim.equals(seat);
            case Sow(Card _, Seat victim, String _) -> victim.equals(seat);
            case Play aimed ->
                view.players().get(seat.index()).lands().stream()
                        .anyMatch(ground -> ground.land().equals(aimed.land()));
        };
    }
}
