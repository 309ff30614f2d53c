package parterre.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.cli.words.Localizer;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.SecureLuck;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.wording.Naming;
import parterre.wording.RulesText;

/// A game between people at one screen and bots.
///
/// The table asks the players who are to move and lets chance draw. After every step it writes the record to
/// the journal. If several people share the screen and the game has secrets, it clears the screen between them.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public final class Table<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;
    private final Referee<S, M, V> referee;
    private final List<SeatHolder> sitters;
    private final Journal journal;
    private final Console console;
    private final Optional<Long> seed;
    private final Localizer localizer;
    private final StepWording<S, M, V> wording;
    private final SeatedBots<S, M, V> bots;
    private final Map<Seat, Integer> told = new HashMap<>();
    private final Copies copies;
    private Optional<Seat> before = Optional.empty();

    /// @param sitters one for each seat
    /// @param seed the seed of chance; empty for an unpredictable source
    /// @param localizer has all words, with those of the game's messages
    public Table(
            GameBox<S, M, V> box,
            Referee<S, M, V> referee,
            List<SeatHolder> sitters,
            Journal journal,
            Optional<Long> seed,
            Console console,
            Localizer localizer) {
        this.localizer = localizer;
        wording = new StepWording<>(box, localizer);
        this.box = box;
        this.game = box.game();
        this.referee = referee;
        this.sitters = new ArrayList<>(sitters);
        this.journal = journal;
        this.seed = seed;
        bots = new SeatedBots<>(box, seed);
        this.console = console;
        copies = new Copies(localizer);
        if (sitters.size() != seats().size()) {
            throw new IllegalArgumentException(sitters.size() + " sitters do not fill " + seats().size() + " seats");
        }
        seats().forEach(seat -> told.put(seat, referee.steps().size()));
    }

    /// The ways in which a sitting ends.
    public enum Ending {
        /// The game is over.
        OVER,
        /// A person left, and the journal holds the game.
        LEFT,
        /// A person left and did not want to keep the game.
        DISCARDED,
        /// A person pressed Ctrl-C, and the journal holds the game.
        INTERRUPTED
    }

    /// Plays until the game is over or a person leaves.
    public Ending play() {
        try {
            keep();
            say(new TableMessages.Kept(journal.file().toString()));
            while (true) {
                switch (referee.next()) {
                    case Next.Over<M>(Result result) -> {
                        finish(result);
                        return Ending.OVER;
                    }
                    case Next.Chance<M> _ -> {
                        referee.draw(luck());
                        keep();
                    }
                    case Next.Turn<M> _, Next.Together<M> _ -> {
                        var ending = decide();
                        if (ending.isPresent()) {
                            return ending.get();
                        }
                    }
                }
            }
        } finally {
            bots.standUp();
        }
    }

    /// Returns the luck of the next draw. With a seed it depends only on the number of the step. So chance is
    /// the same after a game was resumed or a move was taken back.
    private Luck luck() {
        return seed.<Luck>map(number -> Generator.of(number, referee.steps().size()))
                .orElseGet(SecureLuck::new);
    }

    private List<Seat> seats() {
        return Seat.first(game.setup(referee.position()).seats());
    }

    /// Asks everyone for whom the game waits, until a step is made: bots first, then people in seat order.
    private Optional<Ending> decide() {
        int step = referee.steps().size();
        for (var seat : referee.waitingFor()) {
            if (sitters.get(seat.index()) instanceof SeatHolder.Program(Entrant entrant)) {
                answer(seat, entrant);
            }
        }
        for (var seat : referee.waitingFor()) {
            if (referee.steps().size() != step) {
                break;
            }
            if (sitters.get(seat.index()) instanceof SeatHolder.Person person) {
                var ending = ask(seat, person);
                if (ending.isPresent()) {
                    return ending;
                }
                if (referee.waitingFor().contains(seat) && referee.steps().size() == step) {
                    break; // they took something back without an effect here, and are asked again
                }
            }
        }
        keep();
        return Optional.empty();
    }

    private void answer(Seat seat, Entrant entrant) {
        bots.answer(referee, seat, entrant).ifPresent(fault -> replace(seat, entrant, fault));
    }

    /// Replaces a bot that failed by a bot that moves at random.
    private void replace(Seat seat, Entrant failed, Message fault) {
        var random = new BotSpec.Random();
        sitters.set(seat.index(), new SeatHolder.Program(random));
        say(new TableMessages.SeatLost(new TableMessages.Sitting(failed.name(), seat.toString()), fault));
        say(new TableMessages.SeatTaken(random.name(), seat.toString()));
        referee.table(new TableAct.BotReplaced(seat, random.name()).write());
    }

    private Optional<Ending> ask(Seat seat, SeatHolder.Person person) {
        if (!hand(seat, person)) {
            return Optional.of(leave(Ending.LEFT));
        }
        tell(told.getOrDefault(seat, 0), seat);
        told.put(seat, referee.steps().size());
        var moves = referee.moves(seat).orElseThrow();
        var prompt = new Prompt<>(this, console, seat, moves);
        return switch (prompt.ask()) {
            case Prompt.Wish.Play<M>(M move) -> {
                referee.submit(seat, move).ifPresent(refusal -> console.say(say(refusal, seat)));
                yield Optional.empty();
            }
            case Prompt.Wish.Undo<M>() -> {
                undo(seat);
                yield Optional.empty();
            }
            case Prompt.Wish.Gone<M>(Ending how) -> Optional.of(leave(how));
            case Prompt.Wish.Quit<M>() -> quit();
        };
    }

    /// Hands the screen to the next person. If there are secrets, it first removes what the person before has
    /// seen.
    ///
    /// @return false if the input ended
    private boolean hand(Seat seat, SeatHolder.Person person) {
        boolean sameAsBefore = before.isEmpty() || before.get().equals(seat);
        before = Optional.of(seat);
        if (people() < 2 || sameAsBefore || !hasSecrets()) {
            return true;
        }
        console.clear();
        say(new TableMessages.PassScreen(sitting(seat)));
        var asked = localizer.say(new TableMessages.PressEnter(person.name())) + " ";
        if (!(console.ask(asked, List.of()) instanceof Console.Typed.Line)) {
            return false;
        }
        console.clear();
        return true;
    }

    /// Returns true if a person may not see everything: something is hidden, or players answer in secret.
    private boolean hasSecrets() {
        return referee.next() instanceof Next.Together<M>
                || (!referee.steps().isEmpty() && referee.steps().getLast() instanceof Step.Together<M>)
                || !referee.view(Viewer.spectator()).equals(referee.view(Viewer.everyone()));
    }

    private Optional<Ending> quit() {
        var yesOrNo = new YesOrNo(localizer);
        var answer = console.ask(localizer.say(new TableMessages.KeepGame()) + " ", yesOrNo.words());
        if (!(answer instanceof Console.Typed.Line(String line)) || line.isEmpty() || yesOrNo.isYes(line)) {
            return Optional.of(leave(Ending.LEFT));
        }
        if (!yesOrNo.isNo(line)) {
            return Optional.empty();
        }
        journal.discard();
        say(new TableMessages.GameGone());
        return Optional.of(Ending.DISCARDED);
    }

    private Ending leave(Ending how) {
        console.say("");
        say(new TableMessages.GoOn(journal.file().toString()));
        return how;
    }

    /// Takes a move back. This is free if no player has acted and nothing was drawn
    /// since. A person alone with bots may always take back. Otherwise everybody at the table must agree.
    private void undo(Seat seat) {
        var last = lastDecision(seat);
        if (last.isEmpty()) {
            say(new TableMessages.NoMoveToUndo(sitting(seat)));
            return;
        }
        int to = last.get();
        boolean free = referee.steps().subList(to, referee.steps().size()).stream()
                .allMatch(step -> step instanceof Step.Turn<M>(Seat mover, M _) && mover.equals(seat));
        if (!free && people() > 1) {
            var yesOrNo = new YesOrNo(localizer);
            var answer = console.ask(localizer.say(new TableMessages.DoAllAgree()) + " ", yesOrNo.words());
            if (!(answer instanceof Console.Typed.Line(String line)) || !yesOrNo.isYes(line)) {
                say(new TableMessages.NothingUndone());
                return;
            }
        }
        int taken = referee.steps().size() - to;
        referee.undoTo(to);
        referee.table(new TableAct.TakenBack(seat, taken, !free && people() > 1).write());
        told.replaceAll((_, known) -> Math.min(known, to));
        bots.standUp();
        keep();
        say(new TableMessages.MoveUndone(sitting(seat)));
    }

    private Optional<Integer> lastDecision(Seat seat) {
        return LastDecision.of(referee.steps(), seat);
    }

    private void finish(Result result) {
        keep();
        if (people() == 1) {
            seats().stream()
                    .filter(seat -> sitters.get(seat.index()) instanceof SeatHolder.Person)
                    .forEach(seat -> tell(told.getOrDefault(seat, 0), seat));
        }
        var drawn = box.board().draw(referee.view(Viewer.everyone()), List.of(), console.ink(), localizer::say);
        console.say(drawn.stripTrailing());
        var ranking = new Ranking(box, localizer, seat -> localizer.say(sitting(seat)));
        ranking.of(result).forEach(console::say);
        if (referee.acts().stream().anyMatch(act -> TableAct.isTakeBack(act.says()))) {
            say(new TableMessages.WithTakeBacks());
        }
        say(new TableMessages.RecordStands(journal.file().toString()));
    }

    private void keep() {
        journal.write(new RecordForm(List.of(game.info())).write(record()));
    }

    private GameRecord record() {
        var notes = new TreeMap<String, String>();
        notes.put("line-up", SeatHolder.write(sitters));
        seed.ifPresent(number -> notes.put("seed", Long.toString(number)));
        return referee.record(
                BySeat.each(seats().size(), seat -> sitters.get(seat.index()).name()), notes);
    }

    // Methods for the prompt.

    GameBox<S, M, V> box() {
        return box;
    }

    Referee<S, M, V> referee() {
        return referee;
    }

    String name(Seat seat) {
        return sitters.get(seat.index()).name();
    }

    /// Returns the number of people at the table.
    int people() {
        var people = sitters.stream().filter(SeatHolder.Person.class::isInstance);
        return (int) people.count();
    }

    List<String> who() {
        return seats().stream().map(seat -> "  " + seat + "  " + name(seat)).toList();
    }

    List<String> scores(V view) {
        return List.of(
                box.board().draw(view, List.of(), console.ink(), localizer::say).stripTrailing());
    }

    /// Shows all steps after the first `known` ones, as this seat may know them: the line of the record, then
    /// its effects.
    void tell(int known, Seat seat) {
        var lines = referee.lines(Viewer.player(seat), known);
        for (int i = 0; i < lines.size(); i++) {
            console.say(String.format(Locale.ROOT, "%4d. %s", known + i + 1, lines.get(i)));
            var says = wording.step(
                    referee.position(known + i), referee.steps().get(known + i), Viewer.player(seat), naming(seat));
            if (!says.isEmpty()) {
                console.say("      " + says);
            }
        }
    }

    /// Returns what a move of this seat would do, line by line.
    List<String> preview(V view, Seat seat, M move) {
        return wording.preview(view, seat, move, naming(seat));
    }

    /// Returns a question to this seat in words.
    String say(Message message, Seat reader) {
        return localizer.say(message, naming(reader));
    }

    private Naming naming(Seat reader) {
        return new Naming(seats().stream().collect(Collectors.toMap(seat -> seat, this::name)), Optional.of(reader));
    }

    /// Returns how many steps had been made when this seat last moved.
    int sinceLastMove(Seat seat) {
        return lastDecision(seat).orElse(0);
    }

    /// Returns the rules under an id.
    List<String> rules(String id) {
        var rules = RulesText.of(box, localizer.language()).markdown();
        return RuleText.of(game.info(), rules, id, console.width(), localizer);
    }

    /// Writes the game to the person's file, and returns a message about the result.
    String save(String file) {
        return copies.save(file, new RecordForm(List.of(game.info())).write(record()));
    }

    /// Returns the move of a strong bot; empty if none can play this game.
    Optional<M> hint(Seat seat, V view, Moves<M> moves) {
        return bots.hint(game.setup(referee.position()), seat, view, moves);
    }

    /// Returns the names of all players, for the head of the table.
    public String title() {
        var players = seats().stream().map(this::sitting).toList();
        return localizer.say(new TableMessages.Title(game.info().name(), players));
    }

    private TableMessages.Sitting sitting(Seat seat) {
        return new TableMessages.Sitting(name(seat), seat.toString());
    }

    private void say(Message message) {
        console.say(localizer.say(message));
    }

    Localizer localizer() {
        return localizer;
    }
}
