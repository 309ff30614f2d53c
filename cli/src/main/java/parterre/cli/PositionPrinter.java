package parterre.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.cli.words.CommandMessages;
import parterre.cli.words.Localizer;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.ResultForm;
import picocli.CommandLine.ITypeConverter;

/// Shows positions to people.
final class PositionPrinter {
    private PositionPrinter() {}

    /// Returns the board as this viewer sees it, in the language of the localizer.
    static <S, M extends Move, V> String board(GameBox<S, M, V> box, S position, Viewer viewer, Localizer localizer) {
        return box.board().draw(box.game().view(position, viewer), List.of(), Colours.ink(), localizer::say);
    }

    /// Returns whom or what the position waits for, in a sentence.
    static <S, M extends Move, V> Message waits(Game<S, M, V> game, S position) {
        return switch (game.next(position)) {
            case Next.Turn<M>(var seat, var moves) ->
                new CommandMessages.WaitsForSeat(
                        seat.toString(), new CommandMessages.Open(moves.size(), moves.unlisted()));
            case Next.Together<M> together ->
                new CommandMessages.WaitsForSecrets(together.open().seats().stream()
                        .map(seat -> new CommandMessages.SecretAnswer(
                                seat.toString(),
                                new CommandMessages.Open(
                                        together.open().of(seat).size(),
                                        together.open().of(seat).unlisted())))
                        .toList());
            case Next.Chance<M>(var odds) ->
                new CommandMessages.WaitsForLuck(
                        odds.listed() ? Optional.of(odds.outcomes().size()) : Optional.empty());
            case Next.Over<M>(var result) -> new CommandMessages.IsOver(new ResultForm().write(result));
        };
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
                        case Reading.Bad<Seat> _ -> throw new OptionValueException(new CommandMessages.NoViewer(text));
                    };
            };
        }
    }
}
