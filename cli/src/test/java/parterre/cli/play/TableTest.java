package parterre.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.BotSpec;
import parterre.cli.words.Localizer;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.engine.table.Replay;
import parterre.testkit.Setups;

/// Games at the terminal's table: people as scripts, bots as they are.
class TableTest {
    private static final GameBox<?, ?, ?> MARS = Boxes.named("gardens-of-mars").orElseThrow();

    @TempDir
    Path folder;

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    @ParameterizedTest
    @MethodSource("games")
    void personAndBots_playToTheEnd_andItReplays(String slug) {
        var box = Boxes.named(slug).orElseThrow();
        int seats = Math.max(2, box.game().info().leastSeats());
        var sitters = new ArrayList<SeatHolder>(List.of(new SeatHolder.Person("Ann")));
        while (sitters.size() < seats) {
            sitters.add(new SeatHolder.Program(new BotSpec.Random()));
        }
        var actor = new ScriptedPerson(ScriptedPerson.anyMove(1));
        assertThat(play(box, sitters, actor, Optional.of(1L))).isEqualTo(Table.Ending.OVER);
        assertThat(actor.screen()).contains("The game is over").doesNotContain(ScriptedPerson.CLEARED);
        checkReplays(box);
    }

    @ParameterizedTest
    @MethodSource("games")
    void severalPeopleShareTheScreenToTheEnd(String slug) {
        var box = Boxes.named(slug).orElseThrow();
        int seats = Math.min(3, box.game().info().mostSeats());
        var names = List.of("Ann", "Ben", "Cleo");
        var sitters = names.stream()
                .limit(seats)
                .<SeatHolder>map(SeatHolder.Person::new)
                .toList();
        var actor = new ScriptedPerson(ScriptedPerson.anyMove(2));
        assertThat(play(box, sitters, actor, Optional.of(2L))).isEqualTo(Table.Ending.OVER);
        assertThat(actor.screen())
                .contains(
                        seats == 2
                                ? List.of("P1 Ann (you) and P2 Ben", "P1 Ann and P2 Ben (you)")
                                : List.of("P1 Ann (you), P2 Ben, and P3 Cleo", "P1 Ann, P2 Ben (you), and P3 Cleo"));
        checkReplays(box);
    }

    @ParameterizedTest
    @MethodSource("games")
    void rubbishIsAnsweredAndChangesNothing(String slug) {
        var box = Boxes.named(slug).orElseThrow();
        int seats = Math.max(2, box.game().info().leastSeats());
        var sitters = new ArrayList<SeatHolder>(List.of(new SeatHolder.Person("Ann")));
        while (sitters.size() < seats) {
            sitters.add(new SeatHolder.Program(new BotSpec.Random()));
        }
        var luck = Generator.of(5);
        var good = ScriptedPerson.anyMove(3);
        var rubbish = List.of(
                "zzz",
                "=",
                "1",
                "undo undo",
                "/",
                "help me",
                "rules",
                "rules nonsense",
                "save",
                "moves zz",
                "what can I do",
                "back",
                "done",
                "who",
                "last",
                "log",
                "scores",
                "board",
                "a=b=c",
                "|",
                "P1: x",
                "\t",
                "é");
        var actor = new ScriptedPerson((prompt, completions) -> prompt.endsWith("> ") && luck.below(3) > 0
                ? ScriptedPerson.line(
                        luck.below(4) > 0
                                ? rubbish.get(luck.below(rubbish.size()))
                                : damaged(completions.get(luck.below(completions.size())), luck))
                : good.apply(prompt, completions));
        var ending = play(box, sitters, actor, Optional.of(3L));
        assertThat(ending).isIn(Table.Ending.OVER, Table.Ending.LEFT);
        checkReplays(box);
    }

    /// A move with a letter changed; never one that leaves the table.
    private static String damaged(String text, Generator luck) {
        var letters = new StringBuilder(text);
        letters.setCharAt(luck.below(text.length()), "abcxyz0123 -".charAt(luck.below(12)));
        return letters.toString().contains("quit") || letters.toString().contains("exit") ? "zzz" : letters.toString();
    }

    @Test
    void aMoveShowsWhatItDoesBeforeItIsMade() {
        var actor = script("place e5", "n", "place e5", "", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(actor.screen()).contains("  You start at e5.", "Not played.");
        assertThat(record().entries().getFirst().text()).isEqualTo("P1: place e5");
    }

    @Test
    void aRefusalNamesItsRuleAndChangesNothing() {
        var actor = script("place f6", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(actor.screen()).contains("GM-2.3: ");
        assertThat(record().steps()).isZero();
    }

    @Test
    void theTableTellsARuleByItsNumber() {
        var actor = script("rules CF-3.2", "rules 3.2", "rules CF-99", "rules", "quit", "");
        var sitters = List.of(new SeatHolder.Person("Ann"), new SeatHolder.Person("Ben"));
        play(Boxes.named("conformance").orElseThrow(), sitters, actor, Optional.of(4L));
        assertThat(actor.shown().stream().filter(line -> line.startsWith("CF-3.2")))
                .hasSize(2);
        assertThat(actor.screen()).contains("There is no rule CF-99.", "Say which: rules CF-3.4.");
    }

    @Test
    void aMoveCanBePickedTargetByTarget() {
        var actor = script("place e5", "", "what", "d1", "back", "back", "red", "1", "zzz", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(actor.screen())
                .contains("You (P1), go on> ")
                .contains("you picked d1")
                .contains("You have picked nothing yet; 'undo' takes a whole move back.")
                .contains("'zzz' is not a move here");
    }

    @Test
    void picksThatLeaveOneMoveMeanIt() {
        var actor = script("e5", "", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(record().entries().getFirst().text()).isEqualTo("P1: place e5");
    }

    @Test
    void takeBack_acrossBotsAndChance_meetsTheSameLuck() {
        var actor = script("place e5", "", "undo", "place e5", "", "undo", "place e7", "", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        var entries = record().entries().stream().map(GameRecord.Entry::text).toList();
        assertThat(entries).contains("P1: place e7").doesNotContain("P1: place e5");
        assertThat(entries.stream().filter(text -> text.startsWith("take-back P1")))
                .hasSize(2);
        assertThat(dice(actor)).hasSizeGreaterThan(1).allMatch(dice(actor).getFirst()::equals);
    }

    /// The dice of step 4, each time they were told.
    private static List<String> dice(ScriptedPerson actor) {
        return actor.shown().stream()
                .filter(line -> line.contains("4. *: dice"))
                .limit(2)
                .toList();
    }

    @Test
    void nothingCanBeTakenBackBeforeTheFirstMove() {
        var actor = script("undo", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(actor.screen()).contains("There is no move of You (P1) to take back.");
    }

    @Test
    void aTakeBackAcrossOthersNeedsEverybodysAgreement() {
        var people = List.<SeatHolder>of(new SeatHolder.Person("Ann"), new SeatHolder.Person("Ben"));
        var actor = script("place e5", "", "place e7", "", "undo", "n", "undo", "y", "place e8", "", "quit", "");
        play(MARS, people, actor, Optional.of(4L));
        assertThat(actor.screen()).contains("Does everybody agree", "Nothing is taken back.");
        var entries = record().entries().stream().map(GameRecord.Entry::text).toList();
        assertThat(entries).anyMatch(text -> text.matches("take-back P1 \\d+ agreed"));
    }

    @Test
    void hintsAreForThoseWhoPlayAlone() {
        var alone = script("hint", "quit", "");
        play(MARS, you(), alone, Optional.of(4L));
        assertThat(alone.screen()).contains("It would play place ");
        var two = script("hint", "quit", "");
        play(MARS, List.of(new SeatHolder.Person("Ann"), new SeatHolder.Person("Ben")), two, Optional.of(4L));
        assertThat(two.screen()).contains("No hints where other people play.");
    }

    @Test
    void aBrokenOffGameGoesOnWithTheSameLuck() {
        var whole = script("place e5", "", "quit", "");
        play(MARS, you(), whole, Optional.of(9L));
        var text = journalText();
        var broken = new ScriptedPerson((_, _) -> new Console.Typed.Interrupt());
        assertThat(resume(MARS, text, you(), broken, Optional.of(9L))).isEqualTo(Table.Ending.INTERRUPTED);
        assertThat(journalText()).isEqualTo(text);
        assertThat(broken.screen()).contains("Go on with: parterre play --resume");
    }

    @Test
    void aKilledTableLeavesAWholeRecord() {
        for (int after = 1; after < 20; after++) {
            int last = after;
            var count = new int[1];
            var good = ScriptedPerson.anyMove(6);
            var killed = new ScriptedPerson((prompt, completions) -> {
                if (++count[0] == last) {
                    throw new IllegalStateException("killed");
                }
                return good.apply(prompt, completions);
            });
            try {
                play(MARS, you(), killed, Optional.of(6L));
            } catch (IllegalStateException e) {
                assertThat(e).hasMessage("killed");
            }
            checkReplays(MARS);
        }
    }

    @Test
    void leavingMayDiscardTheGame() {
        assertThat(play(MARS, you(), script("quit", "c", "quit", "n"), Optional.of(4L)))
                .isEqualTo(Table.Ending.DISCARDED);
        assertThat(journal()).doesNotExist();
    }

    @Test
    void savingWritesTheGameWhereOneWantsIt() throws IOException {
        var file = folder.resolve("mine.record");
        var actor = script("save " + file, "place e5", "", "save " + file, "save", "save \0", "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(Files.readString(file)).isEqualTo(journalText());
        assertThat(actor.screen()).contains("Say where: save FILE");
    }

    @Test
    void savingLeavesAloneWhatIsNotOfThisTable() throws IOException {
        var notes = Files.writeString(folder.resolve("notes.txt"), "dear diary");
        var deep = folder.resolve("deep").resolve("mine.record");
        var actor = script("save " + notes, "save " + deep, "quit", "");
        play(MARS, you(), actor, Optional.of(4L));
        assertThat(notes).hasContent("dear diary");
        assertThat(deep.getParent()).doesNotExist();
        assertThat(actor.screen()).contains("notes.txt already exists", "There is no folder ");
    }

    @Test
    void aFailingBotLeaves_andTheGameGoesOn() {
        var sitters = List.of(new SeatHolder.Person("Ann"), new SeatHolder.Program(new FailingBot()));
        var actor = new ScriptedPerson(ScriptedPerson.anyMove(8));
        assertThat(play(MARS, sitters, actor, Optional.of(8L))).isEqualTo(Table.Ending.OVER);
        assertThat(actor.screen()).contains("broken (P2) has lost its seat: it broke down: a headache");
        assertThat(record().entries().stream().map(GameRecord.Entry::text))
                .anyMatch(text -> text.equals("replace P2 random"));
    }

    @Test
    void secrets_screenIsClearedBetweenPeople() {
        var first = whatBenSees(0);
        var second = whatBenSees(1);
        assertThat(first).isNotEmpty().contains("Pass to Ben (P2).").isEqualTo(second);
    }

    /// Returns all that Ben sees before typing, after Ann has answered a question in secret.
    ///
    /// @param choice which of the moves Ann chose, counted from the last
    private List<String> whatBenSees(int choice) {
        var actor = new ScriptedPerson((prompt, completions) -> {
            if (prompt.startsWith("Ben") && prompt.endsWith("> ")) {
                return new Console.Typed.End();
            }
            return ScriptedPerson.line(
                    prompt.endsWith("> ")
                            ? ScriptedPerson.moves(completions).reversed().get(choice)
                            : "");
        });
        var people = List.<SeatHolder>of(
                new SeatHolder.Person("Ann"), new SeatHolder.Person("Ben"), new SeatHolder.Person("Cleo"));
        assertThat(play(Boxes.named("conformance").orElseThrow(), people, actor, Optional.of(12L)))
                .isEqualTo(Table.Ending.LEFT);
        var shown = actor.shown();
        return shown.subList(shown.indexOf(ScriptedPerson.CLEARED), shown.size());
    }

    @Test
    void openGames_keepTheScreen() {
        var people = List.<SeatHolder>of(new SeatHolder.Person("Ann"), new SeatHolder.Person("Ben"));
        var actor = script("place e5", "", "place e7", "", "quit", "");
        play(MARS, people, actor, Optional.of(4L));
        assertThat(actor.screen()).doesNotContain(ScriptedPerson.CLEARED).doesNotContain("Pass to");
    }

    private static ScriptedPerson script(String... lines) {
        Deque<String> left = new ArrayDeque<>(Arrays.asList(lines));
        return new ScriptedPerson(
                (_, _) -> left.isEmpty() ? new Console.Typed.End() : ScriptedPerson.line(left.poll()));
    }

    private static List<SeatHolder> you() {
        return List.of(new SeatHolder.Person("You"), new SeatHolder.Program(new BotSpec.Random()));
    }

    private Path journal() {
        return folder.resolve("journal.record");
    }

    private String journalText() {
        try {
            return Files.readString(journal());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GameRecord record() {
        return record(MARS);
    }

    private GameRecord record(GameBox<?, ?, ?> box) {
        return new RecordForm(List.of(box.game().info())).read(journalText()).orThrow();
    }

    private <S, M extends Move, V> void checkReplays(GameBox<S, M, V> box) {
        Replay.of(box.game(), box.positions(), record(box)).orThrow();
    }

    private <S, M extends Move, V> Table.Ending play(
            GameBox<S, M, V> box, List<? extends SeatHolder> sitters, Console console, Optional<Long> seed) {
        var setup = Setups.brief(box.game().info(), sitters.size());
        var referee = Referee.start(box.game(), setup);
        return new Table<>(
                        box,
                        referee,
                        List.copyOf(sitters),
                        new Journal(journal()),
                        seed,
                        console,
                        Localizer.of(Locale.ENGLISH, box))
                .play();
    }

    private <S, M extends Move, V> Table.Ending resume(
            GameBox<S, M, V> box, String text, List<SeatHolder> sitters, Console console, Optional<Long> seed) {
        var record = new RecordForm(List.of(box.game().info())).read(text).orThrow();
        var referee = Referee.resume(box.game(), box.positions(), record).orThrow();
        return new Table<>(
                        box, referee, sitters, new Journal(journal()), seed, console, Localizer.of(Locale.ENGLISH, box))
                .play();
    }
}
