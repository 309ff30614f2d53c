package parterre.cli;

import java.util.List;
import parterre.bots.series.StrengthFile;
import parterre.bots.series.StrengthFile.Rated;
import parterre.cli.words.Localizer;
import parterre.cli.words.RateMessages;

/// Draws the ratings of a pool as SVG: a line for each bot, a dot at its rating and a bar for the 95 % interval.
///
/// The same file gives the same picture on every machine, because a test compares it.
final class RatingPlot {
    private static final int WIDTH = 720;
    private static final int LEFT = 190;
    private static final int RIGHT = 30;
    private static final int TOP = 48;
    private static final int ROW = 30;
    private static final int BOTTOM = 40;
    private static final int DOT = 5;
    private static final String INK = "#2a6f4e";
    private static final List<Integer> STEPS = List.of(50, 100, 200, 500, 1_000, 2_000, 5_000);
    private static final int MOST_TICKS = 9;

    private final List<Rated> pool;
    private final long step;
    private final long low;
    private final long high;
    private final Svg svg = new Svg();

    private RatingPlot(List<Rated> pool) {
        this.pool = pool;
        long least = pool.stream().mapToLong(Rated::low).min().orElse(0);
        long most = pool.stream().mapToLong(Rated::high).max().orElse(0);
        step = STEPS.stream()
                .filter(each -> (most - least) / each < MOST_TICKS)
                .findFirst()
                .orElse(STEPS.getLast());
        low = Math.floorDiv(least, step) * step;
        high = Math.max(low + step, Math.ceilDiv(most, step) * step);
    }

    /// Returns the picture.
    ///
    /// @param game the game's name, for the title
    static String svg(String game, StrengthFile file) {
        var plot = new RatingPlot(file.pool());
        var anchor = file.anchor().map(Rated::bot).map(RatingPage::shown).orElse("");
        plot.draw(Localizer.standard().say(new RateMessages.PlotTitle(game, anchor)));
        return plot.svg.close();
    }

    private void draw(String title) {
        int bottom = TOP + ROW * pool.size();
        svg.open(WIDTH, bottom + BOTTOM, title);
        svg.text(WIDTH / 2.0, 26, "middle", title);
        for (long tick = low; tick <= high; tick += step) {
            svg.line(x(tick), TOP, x(tick), bottom, tick == 0 ? "#666" : "#ddd", 1);
            svg.text(x(tick), bottom + 22, "middle", Long.toString(tick));
        }
        for (int i = 0; i < pool.size(); i++) {
            row(pool.get(i), TOP + ROW * i + ROW / 2);
        }
    }

    private void row(Rated rated, int y) {
        svg.text(LEFT - 14, y + 5, "end", RatingPage.shown(rated.bot()));
        svg.line(x(rated.low()), y, x(rated.high()), y, INK, 3);
        svg.dot(x(rated.elo()), y, DOT, INK);
    }

    private double x(long elo) {
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * (elo - low) / (high - low);
    }
}
