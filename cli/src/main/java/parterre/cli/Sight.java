package parterre.cli;

import java.util.List;
import java.util.Locale;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.ResultForm;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// How positions are told to people.
final class Sight {
    private Sight() {}

    /// The board as this viewer sees it.
    static <S, M extends Move, V> String board(GameBox<S, M, V> box, S position, Viewer viewer) {
        return box.board().draw(box.game().view(position, viewer), List.of(), Colours.ink());
    }

    /// Whom or what the position waits for, in a sentence.
    static <S, M extends Move, V> String waits(Game<S, M, V> game, S position) {
        return switch (game.next(position)) {
            case Next.Turn<M>(var seat, var moves) ->
                "It is for " + seat + " to move: " + listed(moves.size(), moves.unlisted()) + ".";
            case Next.Together<M> together ->
                "It waits for answers in secret of "
                        + String.join(
                                ", ",
                                together.open().seats().stream()
                                        .map(seat -> seat + " ("
                                                + listed(
                                                        together.open().of(seat).size(),
                                                        together.open().of(seat).unlisted())
                                                + ")")
                                        .toList())
                        + ".";
            case Next.Chance<M>(var odds) ->
                "It waits for chance" + (odds.listed() ? " (" + odds.outcomes().size() + " outcomes)." : ".");
            case Next.Over<M>(var result) -> "The game is over: " + new ResultForm().write(result) + ".";
        };
    }

    private static String listed(int moves, boolean unlisted) {
        return moves + (moves == 1 ? " move" : " moves") + (unlisted ? " and unlisted ones" : "");
    }

    /// Reads `P1`, `table` or `all`.
    static final class ViewerConverter implements ITypeConverter<Viewer> {
        @Override
        public Viewer convert(String text) {
            var word = text.strip().toLowerCase(Locale.ROOT);
            return switch (word) {
                case "all" -> Viewer.everyone();
                case "table" -> Viewer.spectator();
                default ->
                    switch (Seat.read(word.toUpperCase(Locale.ROOT))) {
                        case Reading.Good<Seat>(Seat seat) -> Viewer.player(seat);
                        case Reading.Bad<Seat> _ ->
                            throw new TypeConversionException("'" + text
                                    + "' is nobody who looks; write P1, P2 …, table (what everyone may see) or all");
                    };
            };
        }
    }
}
