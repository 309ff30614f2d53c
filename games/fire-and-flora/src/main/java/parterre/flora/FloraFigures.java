package parterre.flora;

import java.util.List;
import parterre.engine.BySeat;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.box.Figures;
import parterre.flora.ending.Ending;
import parterre.flora.landscape.Tally;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.playing.Blocking;
import parterre.flora.table.Draft;
import parterre.flora.table.Position;
import parterre.flora.table.Stage;

/// What is counted in a game: its length, what was played, bought and traded, and how often others were asked.
final class FloraFigures implements Figures<Position, FloraMove> {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("rounds", "turns that have ended, by players"),
            new Figure("first-won", "the win's share of who began"),
            new Figure("plays-a-turn", "plays of Resource Cards in a turn"),
            new Figure("pairs-a-turn", "plays of two cards in a turn"),
            new Figure("against-others-a-turn", "plays on others' plants, and Nefarious, in a turn"),
            new Figure("blocks-a-turn", "blocks laid in a turn"),
            new Figure("purchases-a-turn", "lands bought in a turn"),
            new Figure("windows", "windows in which a play could be blocked"),
            new Figure("answers", "answers in such windows"),
            new Figure("offers", "trades proposed"),
            new Figure("trades", "trades carried out"),
            new Figure("fires", "fire events"));

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally<Position, FloraMove> tally(Setup setup) {
        return new Counts();
    }

    private static final class Counts implements Tally<Position, FloraMove> {
        private double rounds;
        private double turns = 1;
        private double firstWon;
        private int plays;
        private int pairs;
        private int againstOthers;
        private int blocks;
        private int purchases;
        private int windows;
        private int answered;
        private int offers;
        private int trades;
        private int fires;

        @Override
        public void step(Position before, Step<FloraMove> step, Position after) {
            var table = before.table();
            var now = after.table();
            rounds = (double) now.turn().turns() / now.seats();
            turns = now.stage() instanceof Stage.Over
                    ? now.turn().turns() + 1
                    : Math.max(1, now.turn().turns());
            firstWon = now.stage() instanceof Stage.Over
                    ? Ending.result(now).share(Seat.of(now.turn().first()))
                    : 0;
            switch (step) {
                case Step.Turn<FloraMove>(Seat _, FloraMove move) -> turn(table, move);
                case Step.Chance<FloraMove>(FloraMove move) -> {
                    if (move instanceof FloraMove.Happen(String event)) {
                        happen(table, event);
                    }
                }
                case Step.Together<FloraMove>(BySeat<FloraMove> answers) -> together(table, answers);
            }
        }

        private void happen(Draft table, String card) {
            if (table.facts()
                    .cards()
                    .eventCard(table.facts().eventCard(card))
                    .effect()
                    .isFire()) {
                fires++;
            }
        }

        private void turn(Draft table, FloraMove move) {
            switch (move) {
                case Played played -> {
                    plays++;
                    pairs += played.cards().size() - 1;
                    boolean own = played instanceof FloraMove.Play play
                            && table.lands().owner(table.facts().land(play.land())) == table.active();
                    againstOthers += own ? 0 : 1;
                }
                case FloraMove.Buy _ -> purchases++;
                case FloraMove.Offer _ -> offers++;
                case FloraMove.Forecast(String event) -> happen(table, event);
                case FloraMove.OfTurn _, FloraMove.Reply _, FloraMove.ByChance _ -> {}
            }
        }

        private void together(Draft table, BySeat<FloraMove> answers) {
            if (table.stage() instanceof Stage.Window window) {
                windows++;
                answered += answers.size();
                blocks += Blocking.nearest(table, window, answers).isPresent() ? 1 : 0;
            } else if (answers.seats().stream().anyMatch(seat -> answers.of(seat) instanceof FloraMove.Accept)) {
                trades++;
            }
        }

        @Override
        public double[] values() {
            return new double[] {
                rounds,
                firstWon,
                plays / turns,
                pairs / turns,
                againstOthers / turns,
                blocks / turns,
                purchases / turns,
                windows,
                answered,
                offers,
                trades,
                fires
            };
        }
    }
}
