package parterre.engine.table;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Result;
import parterre.engine.Setup;

/// The record of a game: the agreement, the players, every move including chance, and the result.
///
/// It is a plain value that the rules have not judged. [RecordForm] writes it as text and reads it back.
/// [Replay] plays it through, and [Referee#resume] plays on from it.
///
/// @param game the game's slug
/// @param setup seats, edition and options
/// @param players the player in each seat, in words ("greedy"); seats may be missing
/// @param notes further notes, by names of lower case words joined by `-` ("seed")
/// @param position the text of the position that the game began from; empty for the start by the rules
/// @param entries steps and acts of the table, in order
/// @param result how it ended; empty if it is unfinished
/// @param lines the line numbers of the parts in the text that the record was read from; not part of its
///     content
public record GameRecord(
        String game,
        Setup setup,
        BySeat<String> players,
        SortedMap<String, String> notes,
        Optional<String> position,
        List<Entry> entries,
        Optional<Result> result,
        LineNumbers lines) {
    /// @throws IllegalArgumentException if a part could not be written and read back unchanged. A name or
    ///     remark must be one line ([Lines#isOneLine]), and a name a word ([Lines#isWord]). A position must
    ///     not be empty, and must not have white space at its end
    public GameRecord {
        notes = Collections.unmodifiableSortedMap(new TreeMap<>(notes));
        entries = List.copyOf(entries);
        isWord("game", game);
        setup.chosen().forEach(GameRecord::isOption);
        players.seats().forEach(seat -> isOneLine("player " + seat, players.of(seat)));
        notes.forEach((name, text) -> {
            isWord("note", name);
            isOneLine("note " + name, text);
        });
        if (position.isPresent()
                && (position.get().isEmpty()
                        || !position.get().equals(position.get().stripTrailing()))) {
            throw new IllegalArgumentException("the text of a position is not empty and ends without white space");
        }
    }

    /// Creates a record that was not read from a text.
    public GameRecord(
            String game,
            Setup setup,
            BySeat<String> players,
            Map<String, String> notes,
            Optional<String> position,
            List<Entry> entries,
            Optional<Result> result) {
        this(game, setup, players, new TreeMap<>(notes), position, entries, result, LineNumbers.none());
    }

    /// Returns the record of a game before its start: no players, no notes, no steps.
    public static GameRecord blank(GameInfo game, Setup setup) {
        return new GameRecord(
                game.slug(), setup, BySeat.none(), Map.of(), Optional.empty(), List.of(), Optional.empty());
    }

    /// Returns the number of steps, without acts of the table.
    public int steps() {
        return (int) entries.stream().filter(Entry.Played.class::isInstance).count();
    }

    /// Returns the record of the same game cut off after this many steps: a fork. Acts of the table that came
    /// before the next step stay.
    ///
    /// @param steps from 0 to [#steps()]
    public GameRecord upTo(int steps) {
        if (steps < 0 || steps > steps()) {
            throw new IllegalArgumentException("the record has steps 0 to " + steps() + ", not " + steps);
        }
        int kept = 0;
        int played = 0;
        while (kept < entries.size() && (played < steps || entries.get(kept) instanceof Entry.Table)) {
            if (entries.get(kept) instanceof Entry.Played) {
                played++;
            }
            kept++;
        }
        var unfinished = kept < entries.size() ? Optional.<Result>empty() : result;
        return new GameRecord(game, setup, players, notes, position, entries.subList(0, kept), unfinished, lines);
    }

    /// Checks the text of an option. A file's text is its name, a line break and its content. Any other
    /// option's text is one line and may be empty.
    private static void isOption(String name, String text) {
        isWord("option", name);
        int end = text.indexOf('\n');
        if (!text.isEmpty()) {
            isOneLine("option " + name, end < 0 ? text : text.substring(0, end));
        }
    }

    private static void isWord(String what, String name) {
        if (!Lines.isWord(name)) {
            throw new IllegalArgumentException(
                    what + " is called by lower case words joined by '-', not '" + name + "'");
        }
    }

    private static void isOneLine(String what, String text) {
        if (!Lines.isOneLine(text)) {
            throw new IllegalArgumentException(
                    what + " must be one line without control characters or spaces around it: '" + text + "'");
        }
    }

    /// One line below the header.
    public sealed interface Entry {
        String text();

        /// A step as [Lines] writes it in full, without the number in front: "P1: e5".
        record Played(String text) implements Entry {
            public Played {
                isOneLine("step", text);
            }
        }

        /// An act of the table outside the rules ("P2 is held by a bot"). A replay skips it.
        record Table(String text) implements Entry {
            public Table {
                isOneLine("table", text);
            }
        }
    }

    /// The line numbers of a record's parts in a text, counted from 1; 0 if the record was not read from a
    /// text. Any two instances are equal, so that records are compared by their content alone.
    public static final class LineNumbers {
        private static final LineNumbers NONE = new LineNumbers(0, List.of(), 0);

        private final int start;
        private final List<Integer> entries;
        private final int result;

        LineNumbers(int start, List<Integer> entries, int result) {
            this.start = start;
            this.entries = List.copyOf(entries);
            this.result = result;
        }

        static LineNumbers none() {
            return NONE;
        }

        /// Returns the line of `start:`.
        public int ofStart() {
            return start;
        }

        /// Returns the line of the entry with this index.
        public int ofEntry(int index) {
            return index < entries.size() ? entries.get(index) : 0;
        }

        /// Returns the line of `result:`.
        public int ofResult() {
            return result;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof LineNumbers;
        }

        @Override
        public int hashCode() {
            return 0;
        }

        @Override
        public String toString() {
            return "line " + start;
        }
    }
}
