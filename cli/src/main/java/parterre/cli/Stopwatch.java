package parterre.cli;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.SynchronizedHistogram;
import parterre.bots.Bot;
import parterre.bots.Entrant;
import parterre.bots.Question;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// An entrant whose answers are timed. It times every choice among at least two moves, except the first of each
/// game, in which programs start up. Thread-safe.
///
/// @param entrant the entrant that is timed
/// @param taken the times of answers in microseconds
record Stopwatch(Entrant entrant, SynchronizedHistogram taken) implements Entrant {
    private static final int DIGITS = 3;

    static Stopwatch of(Entrant entrant) {
        return new Stopwatch(entrant, new SynchronizedHistogram(DIGITS));
    }

    @Override
    public String name() {
        return entrant.name();
    }

    @Override
    public boolean reproducible() {
        return entrant.reproducible();
    }

    @Override
    public List<Reading.Problem> misfits(GameBox<?, ?, ?> box) {
        return entrant.misfits(box);
    }

    @Override
    public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
        return new Timed<>(entrant.sit(box, setup, seat, luck), taken);
    }

    /// Returns the times in a line: "mcts:50ms: 50.1 ms a choice, 99 % within 50.4 ms, the slowest 61.2 ms".
    String says(Localizer localizer) {
        return localizer.say(
                taken.getTotalCount() == 0
                        ? new SeriesMessages.NoChoices(name())
                        : new SeriesMessages.ChoiceTimes(
                                name(),
                                millis(Math.round(taken.getMean()), localizer),
                                millis(taken.getValueAtPercentile(1), localizer),
                                millis(taken.getValueAtPercentile(99), localizer),
                                millis(taken.getMaxValue(), localizer),
                                Math.toIntExact(taken.getTotalCount())));
    }

    private static String millis(long micros, Localizer localizer) {
        return localizer.say(new SeriesMessages.Millis(new Numerals(localizer).number(micros / 1000.0, 2)));
    }

    /// One bot of one game.
    private static final class Timed<M extends Move, V> implements Bot<M, V> {
        private final Bot<M, V> bot;
        private final SynchronizedHistogram taken;
        private boolean awake;

        Timed(Bot<M, V> bot, SynchronizedHistogram taken) {
            this.bot = bot;
            this.taken = taken;
        }

        @Override
        public M choose(Question<M, V> question) {
            long began = System.nanoTime();
            M move = bot.choose(question);
            long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - began);
            if (awake && question.moves().size() > 1) {
                taken.recordValue(micros);
            }
            awake = true;
            return move;
        }

        @Override
        public void close() {
            bot.close();
        }
    }
}
