package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// The score track.
final class ScoreTrackTest {
    private static final MarsTerms STANDARD = MarsTerms.of(Example.setup(4));
    private static final MarsTerms SHARED = MarsTerms.of(Example.setup(4, "track-skip=off"));
    private static final MarsTerms LAP = MarsTerms.of(Example.setup(4, "lap=50"));

    private static long scores(int... scores) {
        long word = 0;
        for (int seat = 0; seat < scores.length; seat++) {
            word = ScoreTrack.withScore(word, seat, scores[seat]);
        }
        return word;
    }

    private static int gain(MarsTerms terms, int points, int... scores) {
        return ScoreTrack.score(ScoreTrack.gain(scores(scores), 0, points, terms), 0);
    }

    private static int lose(MarsTerms terms, int... scores) {
        return ScoreTrack.score(ScoreTrack.lose(scores(scores), 0, terms), 0);
    }

    @Test
    @Covers({"GM-4.2", "GM-A6"})
    void t6AGainSkipsOccupiedSquares() {
        assertThat(gain(STANDARD, 3, 3, 6, 7, 0)).isEqualTo(8);
        assertThat(gain(STANDARD, 2, 3, 6, 7, 0)).isEqualTo(5);
        assertThat(gain(STANDARD, 3, 3, 5, 4, 0)).as("over others").isEqualTo(6);
    }

    @Test
    @Covers({"GM-4.3", "GM-A7", "GM-1.6"})
    void t6ALossSkipsBackToZeroAtMost() {
        assertThat(lose(STANDARD, 8, 7, 6, 5)).isEqualTo(4);
        assertThat(lose(STANDARD, 2, 1, 0, 0)).isZero();
        assertThat(lose(STANDARD, 0, 1, 0, 0)).isZero();
        assertThat(lose(STANDARD, 1, 5, 0, 0))
                .as("0 holds any number of markers")
                .isZero();
    }

    @Test
    @Covers("GM-4.4")
    void aGainOfNothingMovesNothing() {
        assertThat(gain(STANDARD, 0, 3, 4, 5, 6)).isEqualTo(3);
    }

    @Test
    @Covers("GM-4.5")
    void noTwoPlayersHaveEqualScoresButZero() {
        assertThat(Example.problems("seats: 2\nturn: P1 begins\nP1: score 7, gardener a6\nP2: score 7, gardener b5"))
                .contains("'P1 score' is 7, where another marker stands");
        assertThat(Example.problems("seats: 2\nturn: P1 begins\nP1: score 0, gardener a6\nP2: score 0, gardener b5"))
                .doesNotContain("score");
    }

    @Test
    @Covers({"GM-A6", "GM-D8"})
    void withTrackSkipOffMarkersShareSquares() {
        assertThat(gain(SHARED, 3, 3, 6, 7, 0)).isEqualTo(6);
        assertThat(lose(SHARED, 8, 7, 6, 5)).isEqualTo(7);
        assertThat(Example.problems("seats: 2\noption track-skip: off\nturn: P1 begins\nP1: score 7, gardener a6\n"
                        + "P2: score 7, gardener b5"))
                .doesNotContain("score");
    }

    @Test
    @Covers("GM-A5")
    void scoresGoOnPastThePrintedTrack() {
        assertThat(gain(STANDARD, 4, 49, 3, 53, 0)).isEqualTo(54);
        assertThat(gain(STANDARD, 4, 49, 3, 4, 0)).isEqualTo(53);
    }

    @Test
    @Covers({"GM-A5", "GM-D7"})
    void withLapsALappedMarkerIsInTheWay() {
        assertThat(gain(LAP, 4, 49, 3, 4, 0))
                .as("53 is square 3, 54 is square 4")
                .isEqualTo(55);
        assertThat(gain(LAP, 1, 49, 50, 1, 2)).as("on from 50 to 1").isEqualTo(53);
        assertThat(lose(LAP, 51, 50, 49, 0)).as("back from 1 to 50").isEqualTo(48);
        assertThat(lose(LAP, 52, 1, 0, 0)).as("51 is square 1").isEqualTo(50);
        assertThat(ScoreTrack.square(50, LAP)).isEqualTo(50);
        assertThat(ScoreTrack.square(100, LAP)).isEqualTo(50);
        assertThat(ScoreTrack.square(0, LAP)).isZero();
        assertThat(gain(LAP, 50, 0, 0, 0, 0)).as("nobody stands on 0").isEqualTo(50);
    }
}
