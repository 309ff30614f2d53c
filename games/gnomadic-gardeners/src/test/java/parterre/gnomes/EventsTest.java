package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.gnomes.GnomeEvent.AnimalGained;
import parterre.gnomes.GnomeEvent.AnimalHelped;
import parterre.gnomes.GnomeEvent.AnimalsFellAsleep;
import parterre.gnomes.GnomeEvent.AnimalsRested;
import parterre.gnomes.GnomeEvent.BlissPart;
import parterre.gnomes.GnomeEvent.GameEnded;
import parterre.gnomes.GnomeEvent.GnomeName;
import parterre.gnomes.GnomeEvent.NoAnimalGained;
import parterre.gnomes.GnomeEvent.Precedence;
import parterre.gnomes.GnomeEvent.ResolvesFirst;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.SideResolved;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeEvent.Victory;
import parterre.gnomes.GnomeOutlook.AnimalAhead;
import parterre.gnomes.GnomeOutlook.CharismaAhead;
import parterre.gnomes.GnomeOutlook.OrderUndecided;
import parterre.gnomes.GnomeOutlook.TaskLeftUndone;
import parterre.gnomes.GnomeOutlook.TasksWithinReach;
import parterre.testkit.Covers;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// The events of a step, before it is made and afterwards.
final class EventsTest {
    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);
    private static final Naming ANN_READS = new Naming(Map.of(ANN, "Ann", BEN, "Ben"), Optional.of(ANN));

    private static List<GnomeEvent> events(Scene scene, String line) {
        return Scene.GAME.events(scene.position(), Scene.step(line), Viewer.everyone());
    }

    private static <E> List<E> events(Scene scene, String line, Class<E> kind) {
        return events(scene, line).stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    private static Stream<Message> open(Scene scene, Seat seat, String move) {
        var view = Scene.GAME.view(scene.position(), Viewer.player(seat));
        return Scene.GAME.preview(view, seat, Scene.GAME.notation().read(move).orThrow()).open().stream()
                .map(Open::about);
    }

    /// Tasks are t1 t3: grain, fruit and two flowers for 10 bliss and milk, herbs for 4, and vegetable and
    /// flower for the cow.
    private static Scene resolving(String play) {
        return Scene.two("P2: score 3, hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play " + play + " | P2: play g07 g08 g09 g10 g11 g12");
    }

    @Test
    @Covers({"GG-5.1", "GG-R2"})
    void theFirstIsToldWithTheReason() {
        assertThat(events(Scene.two(), "& P1: play g01 | P2: play g07 g08", ResolvesFirst.class))
                .containsExactly(new ResolvesFirst(Optional.of(ANN), Precedence.HOURS, 1, 4));
        var behind = Scene.two("P2: score 3, hand g07 g08 g09 g10 g11 g12");
        assertThat(events(behind, "& P1: play g06 | P2: play g07", ResolvesFirst.class))
                .containsExactly(new ResolvesFirst(Optional.of(ANN), Precedence.BLISS, 2, 2));
        assertThat(events(Scene.two(), "& P1: play g06 | P2: play g07", ResolvesFirst.class))
                .containsExactly(new ResolvesFirst(Optional.of(BEN), Precedence.TIE, 2, 2));
    }

    @Test
    @Covers({"GG-5.3", "GG-5.4", "GG-R10"})
    void resolvingReportsTasksBlissAndAnimal() {
        assertThat(events(resolving("g01 g02 g05"), "P1: do 2 3"))
                .containsExactly(
                        new SideResolved(Optional.of(ANN), 1),
                        new TaskDone(Optional.of(ANN), 2, List.of(new GnomeName("g02", "Bramble"))),
                        new TaskDone(
                                Optional.of(ANN),
                                3,
                                List.of(new GnomeName("g01", "Alder"), new GnomeName("g05", "Elder"))),
                        new Scored(Optional.of(ANN), 0, 4, List.of(new BlissPart(4, BlissSource.TASK_2))),
                        new AnimalGained(Optional.of(ANN), Animal.COW));
    }

    @Test
    @Covers("GG-R13")
    void aTaskThatGainsNothingIsToldAsSuch() {
        var scene = Scene.two(
                        "P1: hand g01 g02 g03 g04 g05 g06, animals cow", "P2: score 3, hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play g01 g05 | P2: play g07 g08 g09 g10 g11 g12");
        assertThat(events(scene, "P1: do 3")).contains(new NoAnimalGained(Optional.of(ANN), Animal.COW));
    }

    @Test
    @Covers({"GG-8.July", "GG-R28", "GG-5.2d"})
    void henAndPiggyHelpAndOthersRest() {
        var scene = Scene.two(
                "P1: hand g01 g02 g03 g04 g05 g06", "P2: score 3, hand g07 g08 g09 g10 g11 g12, animals hen piggy");
        assertThat(events(scene, "& P1: play g03 g05 | P2: play g07 g08 g09 g10 g11 g12"))
                .contains(new AnimalHelped(BEN, Animal.HEN));
        var second = scene.then("& P1: play g03 g05 | P2: play g07 g08 g09 g10 g11 g12", "P1: do 1");
        assertThat(events(second, "P2: do 1")).contains(new AnimalHelped(BEN, Animal.PIGGY));
        var july = Scene.two(
                        "option month: july",
                        "P1: hand g01 g02 g03 g04 g05 g10, animals mouse horse",
                        "P2: score 3, hand g06 g07 g08 g09 g11 g12")
                .then("& P1: play g01 | P2: play g06 g07 g08 g09 g11 g12");
        assertThat(events(july, "P1: do none"))
                .contains(new AnimalsRested(ANN, List.of(Animal.HORSE, Animal.MOUSE), 2));
    }

    @Test
    @Covers("GG-8.October")
    void animalsThatFallAsleepAreTold() {
        var october = Scene.two(
                        "option month: october",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals goat hen, asleep goat",
                        "P2: score 3, hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play g01 g05 | P2: play g07 g08 g09 g10 g11 g12");
        assertThat(events(october, "P1: do 3", AnimalsFellAsleep.class))
                .containsExactly(new AnimalsFellAsleep(ANN, List.of(Animal.HEN)));
    }

    @Test
    @Covers({"GG-6.1", "GG-7.4a", "GG-R21"})
    void theEndIsToldWithItsReason() {
        var own = "P1: score 76, hand g01 g02 g03 g04 g05 g06";
        var theirs = "P2: score %d, hand g07 g08 g09 g10 g11 g12";
        assertThat(end(Scene.two(own, theirs.formatted(70))))
                .containsExactly(new GameEnded(Optional.of(ANN), 77, Victory.BLISS));
        assertThat(end(Scene.two(own + ", animals hen", theirs.formatted(75))))
                .containsExactly(new GameEnded(Optional.of(ANN), 77, Victory.ANIMALS));
        assertThat(end(Scene.two(own, theirs.formatted(75))))
                .containsExactly(new GameEnded(Optional.of(BEN), 77, Victory.TIE));
    }

    /// Clover and Hazel are played alone for 1 and 2 bliss.
    private static List<GameEnded> end(Scene scene) {
        return events(scene.then("& P1: play g03 | P2: play g08", "P1: do none"), "P2: do none", GameEnded.class);
    }

    @Test
    @Covers({"GG-5.2", "GG-5.3"})
    void aPreviewShowsTheGnomesReachAndHelp() {
        var scene = Scene.two(
                "P1: hand g01 g02 g03 g04 g05 g06, animals cow goat horse mouse squirrels",
                "P2: hand g07 g08 g09 g10 g11 g12, animals hen");
        assertThat(open(scene, ANN, "play g03 g05"))
                .contains(
                        new TasksWithinReach(List.of(1)),
                        ahead(Animal.COW, 0, OptionalInt.of(2)),
                        ahead(Animal.GOAT, 1, OptionalInt.of(2)),
                        ahead(Animal.HORSE, 2, OptionalInt.empty()),
                        ahead(Animal.MOUSE, 0, OptionalInt.empty()),
                        ahead(Animal.SQUIRRELS, 0, OptionalInt.empty()));
        assertThat(open(scene, ANN, "play g01"))
                .contains(new TasksWithinReach(List.of()), new CharismaAhead(2))
                .contains(ahead(Animal.COW, 0, OptionalInt.empty()));
        assertThat(open(scene, ANN, "play g01 g02 g03 g05"))
                .contains(new TasksWithinReach(List.of(1, 2)), new TasksWithinReach(List.of(2, 3)));
    }

    @Test
    @Covers({"GG-8.July", "GG-R27"})
    void aPreviewInJulyCountsRests() {
        var july = Scene.two(
                "option month: july",
                "P1: hand g01 g02 g03 g04 g05 g06, animals cow piggy squirrels",
                "P2: hand g07 g08 g09 g10 g11 g12");
        assertThat(open(july, ANN, "play g01"))
                .contains(
                        ahead(Animal.COW, 2, OptionalInt.empty()),
                        ahead(Animal.PIGGY, 2, OptionalInt.empty()),
                        ahead(Animal.SQUIRRELS, 2, OptionalInt.empty()));
        // Ben cannot do task 1 in two hours, so the piggy rests. If Ann takes longer, Ben can.
        assertThat(open(july, ANN, "play g03 g05")).contains(ahead(Animal.PIGGY, 2, OptionalInt.empty()));
        assertThat(open(july, ANN, "play g01 g02 g03 g04 g05 g06")).contains(ahead(Animal.PIGGY, 0, OptionalInt.of(2)));
    }

    @Test
    void aPreviewNamesTasksThatStayUndone() {
        assertThat(open(resolving("g01 g02 g05"), ANN, "do none"))
                .containsExactly(
                        new TaskLeftUndone(1, 10, Optional.empty()),
                        new TaskLeftUndone(2, 4, Optional.empty()),
                        new TaskLeftUndone(3, 0, Optional.of(Animal.COW)));
    }

    @Test
    void openOutcome_isUpToTheRivalOrTheOrders() {
        assertThat(deciders(Scene.two())).containsOnly(Decider.OTHERS);
        assertThat(deciders(Scene.solo())).containsOnly(Decider.CHANCE);
    }

    @Test
    @Covers({"GG-5.1", "GG-R3"})
    void aPreviewLeavesTheOrderOpenOnlyIfItIs() {
        var hen =
                Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals hen", "P2: score 3, hand g07 g08 g09 g10 g11 g12");
        assertThat(open(hen, ANN, "play g01 g02 g03")).contains(new OrderUndecided());
        assertThat(open(hen, ANN, "play g01")).doesNotContain(new OrderUndecided());
    }

    @Test
    void aRivalWithoutAChoiceIsPreviewedToo() {
        var scene = Scene.two("P1: hand g01", "P2: hand g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12");
        var view = Scene.GAME.view(scene.position(), Viewer.player(BEN));
        var preview = Scene.GAME.preview(
                view, BEN, Scene.GAME.notation().read("play g02 g03").orThrow());
        assertThat(preview.events())
                .isEqualTo(Scene.GAME.events(
                        scene.position(), Scene.step("& P1: play g01 | P2: play g02 g03"), Viewer.player(BEN)));
    }

    private static Stream<Decider> deciders(Scene scene) {
        var view = Scene.GAME.view(scene.position(), Viewer.player(ANN));
        return Scene.GAME
                .preview(view, ANN, Scene.GAME.notation().read("play g01").orThrow())
                .open()
                .stream()
                .map(Open::by);
    }

    @Test
    void aStepReadsWellInEnglish() {
        var said = said(Locale.ENGLISH, resolving("g01 g02 g05"), "P1: do 2 3");
        assertThat(said)
                .containsExactly(
                        "You do task 2 with Bramble.",
                        "You do task 3 with Alder and Elder.",
                        "You score 4 for task 2 (0 → 4).",
                        "You gain the Kindly Cow.");
        assertThat(said(Locale.ENGLISH, Scene.solo().then("P1: play g01 g02"), "*: orders t2 t4"))
                .startsWith("The automa’s orders: 3 hours, 3 bliss, task 3. It passes 3 gnomes.");
    }

    @Test
    void aStepReadsWellInGerman() {
        assertThat(said(Locale.GERMAN, resolving("g01 g02 g05"), "P1: do 2 3"))
                .containsExactly(
                        "Du erledigst Aufgabe 2 mit Bramble.",
                        "Du erledigst Aufgabe 3 mit Alder und Elder.",
                        "Du bekommst 4 für Aufgabe 2 (0 → 4).",
                        "Du gewinnst ein Tier: Gütige Kuh.");
    }

    private static List<String> said(Locale language, Scene scene, String line) {
        var wording = Wording.of(language, List.of("gnomadic-gardeners"));
        return events(scene, line).stream()
                .filter(event -> !(event instanceof Event.Quiet))
                .map(event -> wording.say(event, ANN_READS))
                .toList();
    }

    private static AnimalAhead ahead(Animal animal, int least, OptionalInt most) {
        return new AnimalAhead(animal, new GnomeOutlook.Brings(least, most));
    }
}
