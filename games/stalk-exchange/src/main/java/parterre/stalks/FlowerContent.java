package parterre.stalks;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import parterre.engine.text.FieldContent;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;

/// Takes the flowers of a position's text apart. A change of a position names flowers by their words. This class
/// finds their letters.
final class FlowerContent {
    private static final String BLOOM = "bloom";
    private static final String BULB = "bulb";
    private static final String NOTHING = ".";

    private FlowerContent() {}

    /// Returns the same form, whose texts are taken apart into counts by flower: `{dahlia: 4, tulip: 1}`.
    static Form<Long> counts(Form<Long> form) {
        return Forms.ofCounts(form, Forms.NONE, FlowerContent::word, (flower, count) -> letter(flower) + count);
    }

    /// Returns the same form, whose texts are taken apart slot by slot: a flower, or nothing.
    static Form<Long> slots(Form<Long> form) {
        return letters(
                form,
                letter -> letter.equals(NOTHING) ? new FieldContent.Nothing() : new FieldContent.Text(word(letter)),
                FlowerContent::slot,
                UnaryOperator.identity());
    }

    /// Returns the same form, whose texts are taken apart cell by cell: `{bloom: tulip}`, `{bulb: tulip}`, or `{}`.
    ///
    /// @param rows writes the letters of all cells in rows
    static Form<Garden> cells(Form<Garden> form, UnaryOperator<String> rows) {
        return letters(form, FlowerContent::grown, FlowerContent::cell, rows);
    }

    private static <T> Form<T> letters(
            Form<T> form,
            Function<String, FieldContent> split,
            Function<FieldContent, String> join,
            UnaryOperator<String> whole) {
        return form.split(
                text -> new FieldContent.Items(letters(text).stream().map(split).toList()),
                content -> content instanceof FieldContent.Items(var items)
                        ? whole.apply(items.stream().map(join).collect(Collectors.joining()))
                        : content.plain());
    }

    /// Returns the letters of a text, which may have rows.
    private static List<String> letters(String text) {
        return text.chars()
                .filter(letter -> letter != '/' && !Character.isWhitespace(letter))
                .mapToObj(Character::toString)
                .toList();
    }

    private static String slot(FieldContent slot) {
        return slot instanceof FieldContent.Nothing ? NOTHING : letter(slot.plain());
    }

    private static FieldContent grown(String letter) {
        var state = Character.isUpperCase(letter.charAt(0)) ? BLOOM : BULB;
        return new FieldContent.Named(
                letter.equals(NOTHING) ? Map.of() : Map.of(state, new FieldContent.Text(word(letter))));
    }

    private static String cell(FieldContent cell) {
        if (!(cell instanceof FieldContent.Named parts)) {
            return slot(cell);
        }
        if (parts.part(BULB) instanceof FieldContent.Text(var flower)) {
            var letter = letter(flower);
            return letter.length() == 1 ? letter.toLowerCase(Locale.ROOT) : letter;
        }
        return slot(parts.part(BLOOM));
    }

    /// Returns the word of the flower with this letter; another text stays as it is.
    private static String word(String letter) {
        return letter.length() == 1
                ? Flower.of(letter.charAt(0)).map(Flower::word).orElse(letter)
                : letter;
    }

    /// Returns the letter of the flower with this word; another text stays as it is, so that the form refuses it.
    private static String letter(String word) {
        return Flower.of(word)
                .map(flower -> Character.toString(flower.letter()))
                .orElse(word);
    }
}
