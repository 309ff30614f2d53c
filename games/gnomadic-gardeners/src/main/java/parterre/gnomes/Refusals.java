package parterre.gnomes;

import java.util.Optional;
import parterre.engine.ChanceMove;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;

/// Tells why a move is not allowed, with the rule. It is used only at the edges, because search plays listed
/// moves.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> of(GnomeGame game, Position position, Seat seat, GnomeMove move) {
        int seats = position.terms().setup().seats();
        return Refusal.atTheEdge(game.next(position), seats, seat, move).or(() -> switch (move) {
            case ChanceMove _ -> Optional.of(Refusal.chanceIsNotYours());
            case Play play -> kind(position, Phase.COMMIT).or(() -> Committing.refusal(position, seat.index(), play));
            case Resolve resolve -> kind(position, Phase.RESOLVE).or(() -> Resolving.refusal(position, resolve));
            case Keep keep -> kind(position, Phase.KEEP).or(() -> Resetting.refusal(position, seat, keep));
        });
    }

    /// Returns why a move of this kind is not asked for; empty if it is.
    private static Optional<Refusal> kind(Position position, Phase phase) {
        if (position.phase() == phase) {
            return Optional.empty();
        }
        return Optional.of(
                switch (position.phase()) {
                    case COMMIT -> new Refusal("GG-4.1", new GnomeRefusal.ChooseGnomes());
                    case RESOLVE -> new Refusal("GG-5.2", new GnomeRefusal.DoTasks());
                    case KEEP -> new Refusal("GG-8.August", new GnomeRefusal.KeepOne());
                    case LAY, DEAL, ADOPT, CONTROL, PASS, SLIDE, OVER ->
                        throw new IllegalStateException("no seat is asked in " + position.phase());
                });
    }
}
