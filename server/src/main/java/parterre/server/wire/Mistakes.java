package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.review.Grade;

/// Errors of finished games, which their players try again.
public final class Mistakes {
    private Mistakes() {}

    /// A decision of a finished game as its seat saw it.
    ///
    /// @param view what the seat knew
    /// @param asked what it was asked; the number of the decision is that of the step that answered it
    /// @param does what each listed move would surely do, by its text; empty where too many are listed
    public record PastDecision(TableHead table, Object view, OpenDecision asked, Map<String, MovePreview> does) {}

    /// How good a tried move is.
    ///
    /// @param loss how much worse it is than the best known move, as a share of the win
    /// @param good true if it is good enough
    /// @param better the best known move; missing if the tried move is good enough
    /// @param due when the mistake comes back; missing if it is learned, or none that comes back
    public record Judgement(
            double loss, boolean good, Optional<ReviewProgress.Alternative> better, Optional<Instant> due) {}

    /// A mistake that is due.
    ///
    /// @param step the number of the step that answered the decision, from 1
    /// @param loss what it cost, as a share of the win
    public record DueMistake(People.TableCard table, int step, Seat seat, Grade grade, double loss) {}

    /// The mistakes that are due, those that have waited longest first.
    ///
    /// @param next when the next one comes back; missing if none does
    public record DueMistakes(List<DueMistake> due, Optional<Instant> next) {}
}
