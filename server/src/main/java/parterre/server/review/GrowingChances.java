package parterre.server.review;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import parterre.engine.Move;
import parterre.engine.box.Value;
import parterre.review.GameAccount;
import parterre.review.GrowingAccount;
import parterre.server.wire.WinChances;

/// The chances in one game while they are judged. One thread at a time judges; any thread may look.
final class GrowingChances<S, M extends Move, V> implements SlicedWork<WinChances> {
    /// A slice ends with the first position after this time.
    static final Duration SLICE = Duration.ofSeconds(1);

    private final GameCourse<S, M, V> course;
    private final String value;
    private final Consumer<WinChances> keeper;
    private final LongSupplier nanos;
    private final Optional<GrowingAccount> account;
    private final Optional<GrowingAccount> points;
    private volatile BooleanSupplier wanted = () -> true;
    private volatile WinChances soFar;

    /// @param value judges the positions of the game
    /// @param keeper is given the whole chances
    /// @param nanos a clock that never goes back
    GrowingChances(GameCourse<S, M, V> course, Value<S> value, Consumer<WinChances> keeper, LongSupplier nanos) {
        this.course = course;
        this.value = value.name();
        this.keeper = keeper;
        this.nanos = nanos;
        var stopping = new WantedValue<>(value, () -> wanted.getAsBoolean());
        account = course.account(stopping);
        points = course.points(stopping);
        soFar = course.growing(this.value, Optional.empty(), 0);
    }

    @Override
    public Optional<WinChances> goOn(BooleanSupplier stillWanted) {
        wanted = stillWanted;
        long end = nanos.getAsLong() + SLICE.toNanos();
        try {
            do {
                var next = parts().filter(part -> !part.isFinished()).findFirst();
                if (next.isEmpty()) {
                    var whole = course.judged(value, known(account), known(points));
                    keeper.accept(whole);
                    return Optional.of(whole);
                }
                next.get().goOn();
            } while (nanos.getAsLong() - end < 0);
        } catch (CancellationException _) {
            // The next slice judges this position again.
        }
        double done = parts().mapToInt(GrowingAccount::judged).sum();
        soFar = course.growing(
                value,
                known(account),
                done / parts().mapToInt(GrowingAccount::positions).sum());
        return Optional.empty();
    }

    private Stream<GrowingAccount> parts() {
        return Stream.of(account, points).flatMap(Optional::stream);
    }

    private static Optional<GameAccount> known(Optional<GrowingAccount> growing) {
        return growing.filter(one -> one.judged() > 0).map(GrowingAccount::soFar);
    }

    /// Returns as much as is judged so far.
    WinChances soFar() {
        return soFar;
    }
}
