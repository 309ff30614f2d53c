package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.cli.words.Localizer;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;

/// A person's turn at the screen: shows what they may see and answers what they ask. It ends with a move
/// whose preview they have seen and confirmed, or with their wish to do something else.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class Prompt<S, M extends Move, V> {
    private static final int SHOWN = 60;

    /// Examples longer than this have their explanation on the next line.
    private static final int EXAMPLE = 24;

    private final Table<S, M, V> table;
    private final GameBox<S, M, V> box;
    private final Console console;
    private final Localizer localizer;
    private final Seat seat;
    private final V view;
    private final Moves<M> moves;
    private Entry<M, V> entry;

    Prompt(Table<S, M, V> table, Console console, Seat seat, Moves<M> moves) {
        this.table = table;
        this.box = table.box();
        this.console = console;
        localizer = table.localizer();
        this.seat = seat;
        this.moves = moves;
        view = table.referee().view(Viewer.player(seat));
        entry = entry();
    }

    private Entry<M, V> entry() {
        return new Entry<>(
                box,
                view,
                seat,
                moves,
                move -> box.game().refusal(table.referee().position(), seat, move),
                message -> table.say(message, seat));
    }

    /// The wish of the person.
    sealed interface Wish<M extends Move> {
        record Play<M extends Move>(M move) implements Wish<M> {}

        record Undo<M extends Move>() implements Wish<M> {}

        /// The person asked to leave.
        record Quit<M extends Move>() implements Wish<M> {}

        /// The input broke off: Ctrl-C, or its end.
        record Gone<M extends Move>(Table.Ending how) implements Wish<M> {}
    }

    Wish<M> ask() {
        draw();
        while (true) {
            switch (console.ask(prompt(), completions())) {
                case Console.Typed.Interrupt() -> {
                    return new Wish.Gone<>(Table.Ending.INTERRUPTED);
                }
                case Console.Typed.End() -> {
                    return new Wish.Gone<>(Table.Ending.LEFT);
                }
                case Console.Typed.Line(String line) -> {
                    var wish = line.isEmpty() ? Optional.<Wish<M>>empty() : take(line);
                    if (wish.isPresent()) {
                        return wish.get();
                    }
                }
            }
        }
    }

    private String prompt() {
        return localizer.say(new PromptMessages.TypeHere(table.name(seat), seat.toString(), entry.isBegun())) + " ";
    }

    private List<String> completions() {
        var words = new ArrayList<>(entry.completions());
        words.addAll(Command.words());
        return words;
    }

    private void draw() {
        console.say(heading());
        console.say(box.board()
                .draw(view, entry.remaining(), console.ink(), localizer::say)
                .stripTrailing());
        console.say(entry.asks() + " " + counted() + " " + localizer.say(new PromptMessages.HelpTells()));
    }

    /// Returns the person in each seat, since the board knows only seats: "P1 Ann (you) and P2 Ben".
    private String heading() {
        var seats = Seat.first(box.game().setup(table.referee().position()).seats()).stream()
                .map(each -> new TableMessages.HeadOfBoard(each.toString(), table.name(each), each.equals(seat)))
                .toList();
        return localizer.say(new TableMessages.HeadsOfBoard(seats));
    }

    private String counted() {
        return localizer.say(new PromptMessages.MovesOpen(entry.remaining().size(), entry.unlisted()));
    }

    private Optional<Wish<M>> take(String line) {
        boolean isMove = entry.texts().stream().anyMatch(text -> text.equalsIgnoreCase(line));
        var command = isMove ? Optional.<Command.Given>empty() : Command.in(line);
        return command.isPresent() ? obey(command.get()) : understood(entry.type(line));
    }

    private Optional<Wish<M>> understood(Entry.Meaning<M> meaning) {
        switch (meaning) {
            case Entry.Meaning.Wrong<M>(List<String> says) -> {
                says.forEach(console::say);
                return Optional.empty();
            }
            case Entry.Meaning.Narrowed<M>() -> {
                draw();
                entry.told().forEach(console::say);
                return Optional.empty();
            }
            case Entry.Meaning.Meant<M>(M move) -> {
                return confirmed(move);
            }
        }
    }

    /// Shows what the move does, and returns the move if the person confirms it.
    private Optional<Wish<M>> confirmed(M move) {
        var yesOrNo = new YesOrNo(localizer);
        var text = box.game().notation().write(move);
        say(new PromptMessages.MoveDoes(text));
        preview(move).forEach(console::say);
        switch (console.ask(localizer.say(new PromptMessages.PlayMove(text)) + " ", yesOrNo.words())) {
            case Console.Typed.Interrupt() -> {
                return Optional.of(new Wish.Gone<>(Table.Ending.INTERRUPTED));
            }
            case Console.Typed.End() -> {
                return Optional.of(new Wish.Gone<>(Table.Ending.LEFT));
            }
            case Console.Typed.Line(String answer) -> {
                if (answer.isEmpty() || yesOrNo.isYes(answer)) {
                    return Optional.of(new Wish.Play<>(move));
                }
                say(new PromptMessages.NotPlayed());
                entry = entry();
                return yesOrNo.isNo(answer) ? Optional.empty() : take(answer);
            }
        }
    }

    /// Returns what a move would do, one line each.
    private List<String> preview(M move) {
        return table.preview(view, seat, move).stream().map(line -> "  " + line).toList();
    }

    private Optional<Wish<M>> obey(Command.Given given) {
        switch (given.command()) {
            case HELP -> help();
            case WHAT -> {
                console.say(entry.asks() + " " + counted());
                entry.told().forEach(console::say);
            }
            case MOVES -> list(given.argument());
            case BACK -> {
                if (entry.back()) {
                    draw();
                    entry.told().forEach(console::say);
                } else {
                    say(new PromptMessages.NothingToTakeBack());
                }
            }
            case DONE -> {
                if (entry.isBegun()) {
                    return understood(entry.done());
                }
                say(new PromptMessages.NothingPicked());
            }
            case BOARD -> draw();
            case SCORES -> table.scores(view).forEach(console::say);
            case HINT -> hint();
            case UNDO -> {
                return Optional.of(new Wish.Undo<>());
            }
            case LAST -> table.tell(table.sinceLastMove(seat), seat);
            case LOG -> table.tell(0, seat);
            case RULES -> table.rules(given.argument()).forEach(console::say);
            case WHO -> table.who().forEach(console::say);
            case SAVE -> console.say(table.save(given.argument()));
            case QUIT -> {
                return Optional.of(new Wish.Quit<>());
            }
        }
        return Optional.empty();
    }

    private void help() {
        say(new PromptMessages.HowToMove());
        for (var example : box.game().notation().examples()) {
            var meaning = localizer.describe("example", example.name());
            if (example.text().length() <= EXAMPLE) {
                console.say(String.format(Locale.ROOT, "  %-24s %s", example.text(), meaning));
            } else {
                console.say("  " + example.text());
                console.say(String.format(Locale.ROOT, "  %-24s %s", "", meaning));
            }
        }
        say(new PromptMessages.HowToGoOn());
        Command.help(localizer).forEach(console::say);
    }

    private void say(Message message) {
        console.say(localizer.say(message));
    }

    private void list(String start) {
        var texts = entry.texts().stream()
                .filter(text -> text.toLowerCase(Locale.ROOT).startsWith(start.toLowerCase(Locale.ROOT)))
                .toList();
        if (texts.isEmpty()) {
            say(new PromptMessages.NoneBeginsWith(start));
            return;
        }
        Columns.of(texts.subList(0, Math.min(texts.size(), SHOWN)), console.width())
                .forEach(console::say);
        if (texts.size() > SHOWN) {
            say(new PromptMessages.MoreMoves(texts.size() - SHOWN));
        }
        if (entry.unlisted()) {
            say(new PromptMessages.UnlistedMoves());
        }
    }

    private void hint() {
        if (table.people() > 1) {
            say(new PromptMessages.NoHints());
            return;
        }
        say(new PromptMessages.BotThinks());
        table.hint(seat, view, moves)
                .ifPresentOrElse(
                        move -> {
                            say(new PromptMessages.BotWouldPlay(
                                    box.game().notation().write(move)));
                            preview(move).forEach(console::say);
                        },
                        () -> say(new PromptMessages.NoBotThinks()));
    }
}
