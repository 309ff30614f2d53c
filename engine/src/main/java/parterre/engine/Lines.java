package parterre.engine;

import java.util.function.Function;
import java.util.stream.Collectors;

/// The shape of a record's lines: `P1: move`, `& P1: answer | P2: answer`, `*: outcome`.
public final class Lines {
    /// Replaces everything that a viewer may not read.
    public static final String HIDDEN = "?";

    private Lines() {}

    /// Returns true for a text that can be a name or a remark on one line of a record. It is not empty and has
    /// no spaces around it. It has no control characters, line breaks or halves of surrogate pairs.
    public static boolean isOneLine(String text) {
        return !text.isEmpty() && text.equals(text.strip()) && text.codePoints().noneMatch(Lines::breaksALine);
    }

    /// Returns true for lower case words joined by `-`, which are the names of games, options, notes and
    /// parties.
    public static boolean isWord(String text) {
        return !text.isEmpty()
                && text.charAt(0) >= 'a'
                && text.charAt(0) <= 'z'
                && text.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
    }

    private static boolean breaksALine(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            default -> false;
        };
    }

    /// Returns the whole line with nothing hidden.
    public static <M extends Move> String full(Notation<M> notation, Step<M> step) {
        return line(step, (Seat _, M move) -> notation.write(move), notation::write);
    }

    /// Returns the line with each part as the game words it for a viewer.
    ///
    /// @param ofSeat the readable part of a seat's move or answer
    /// @param ofChance the readable part of a move of chance
    public static <M extends Move> String line(Step<M> step, BySeatWording<M> ofSeat, Function<M, String> ofChance) {
        return switch (step) {
            case Step.Turn<M>(Seat seat, M move) -> seat + ": " + ofSeat.words(seat, move);
            case Step.Together<M>(BySeat<M> answers) ->
                answers.seats().stream()
                        .map(seat -> seat + ": " + ofSeat.words(seat, answers.of(seat)))
                        .collect(Collectors.joining(" | ", "& ", ""));
            case Step.Chance<M>(M move) -> "*: " + ofChance.apply(move);
        };
    }

    /// Reads a full line.
    ///
    /// @param text without the number in front
    public static <M extends Move> Reading<Step<M>> read(Notation<M> notation, String text) {
        if (text.startsWith("*:")) {
            return notation.read(text.substring(2).strip()).map(Step.Chance::new);
        }
        if (!text.startsWith("&")) {
            return part(notation, text).map(part -> new Step.Turn<>(part.seat(), part.move()));
        }
        BySeat<M> answers = BySeat.none();
        for (var answer : text.substring(1).split("\\|", -1)) {
            switch (part(notation, answer)) {
                case Reading.Bad<Part<M>>(var problems) -> {
                    return new Reading.Bad<>(problems);
                }
                case Reading.Good<Part<M>>(Part<M>(Seat seat, M move)) -> {
                    if (answers.has(seat)) {
                        return Reading.bad(seat.toString(), new Fault.AnswersTwice());
                    }
                    answers = answers.with(seat, move);
                }
            }
        }
        return Reading.good(new Step.Together<>(answers));
    }

    private static <M extends Move> Reading<Part<M>> part(Notation<M> notation, String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Reading.bad(text.strip(), new Fault.NamesNobody());
        }
        return Seat.read(text.substring(0, colon).strip())
                .then(seat -> notation.read(text.substring(colon + 1).strip()).map(move -> new Part<>(seat, move)));
    }

    private record Part<M extends Move>(Seat seat, M move) {}

    /// Words the part of a seat's move that a viewer may read.
    @FunctionalInterface
    public interface BySeatWording<M extends Move> {
        String words(Seat seat, M move);
    }
}
