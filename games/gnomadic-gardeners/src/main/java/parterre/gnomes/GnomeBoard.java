package parterre.gnomes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import parterre.engine.ChanceMove;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.Board;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Pick;
import parterre.engine.box.Selection;
import parterre.engine.box.SelectionReader;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;

/// Defines how decisions are entered: gnomes, tasks, a gift, animals that rest. Targets are cards and numbers,
/// written as in moves.
final class GnomeBoard implements Board<GnomeMove, GnomeView> {
    private static final String GNOMES = "gnomes";
    private static final String TASKS = "tasks";
    private static final String GIFT = "gift";
    private static final String REST = "rest";
    private static final String KEEP = "keep";

    @Override
    public Decision decision(GnomeView view, Seat seat, Moves<GnomeMove> moves) {
        var position = Imagining.position(view);
        return switch (moves.get(0)) {
            case Play _ -> gnomes(position, seat);
            case Resolve _ -> tasks(position, moves);
            case Keep _ ->
                new Decision(
                        new GnomeAsk.KeptAsked(),
                        List.of(new Pick.One(
                                KEEP,
                                new GnomeAsk.WhichKept(),
                                targets(position, position.side(seat.index()).played()))));
            case ChanceMove _ -> throw new IllegalArgumentException("only chance makes this move");
        };
    }

    private static Decision gnomes(Position position, Seat seat) {
        var own = position.side(seat.index());
        var picks = new ArrayList<Pick>();
        picks.add(new Pick.Some(
                GNOMES,
                new GnomeAsk.WhichGnomes(),
                targets(position, own.hand()),
                1,
                own.hand().size()));
        var resting = Committing.mayRest(position, seat.index());
        addRest(picks, resting);
        return new Decision(new GnomeAsk.GnomesAsked(), picks);
    }

    private static Decision tasks(Position position, Moves<GnomeMove> moves) {
        var numbers = new TreeSet<Integer>();
        var resting = Animals.NONE;
        for (var move : moves.list()) {
            if (move instanceof Resolve(Tasks did, Gnomes _, Animals rest)) {
                numbers.addAll(did.list());
                resting = resting.with(rest);
            }
        }
        var picks = new ArrayList<Pick>();
        picks.add(new Pick.Some(
                TASKS,
                new GnomeAsk.WhichTasks(),
                numbers.stream()
                        .map(number -> new Pick.Target(number.toString(), task(position.tasks(), number)))
                        .toList(),
                0,
                numbers.size()));
        var gifts = Resolving.gifts(position);
        if (!gifts.isEmpty()) {
            picks.add(new Pick.Some(GIFT, new GnomeAsk.WhichGift(), targets(position, gifts), 0, 1));
        }
        addRest(picks, resting);
        return new Decision(new GnomeAsk.TasksAsked(), picks);
    }

    private static void addRest(List<Pick> picks, Animals resting) {
        if (!resting.isEmpty()) {
            picks.add(new Pick.Some(
                    REST,
                    new GnomeAsk.WhichRest(),
                    resting.list().stream().map(GnomeBoard::target).toList(),
                    0,
                    resting.size()));
        }
    }

    static GnomeAsk task(ActiveTasks tasks, int number) {
        return new GnomeAsk.TaskTarget(
                number,
                tasks.need(number).list(),
                tasks.bliss(number),
                tasks.milk().has(number),
                number == Tasks.COUNT ? Optional.of(tasks.animal()) : Optional.empty());
    }

    private static List<Pick.Target> targets(Position position, Gnomes gnomes) {
        return gnomes.list().stream()
                .map(place -> new Pick.Target(
                        Names.gnome(place), gnome(position.cards().gnome(place))))
                .toList();
    }

    static GnomeAsk gnome(Gnome gnome) {
        return new GnomeAsk.GnomeTarget(gnome.name(), gnome.icons().list(), gnome.prep(), gnome.charisma());
    }

    private static Pick.Target target(Animal animal) {
        return new Pick.Target(animal.word(), new GnomeAsk.AnimalTarget(animal, new GnomeAsk.AnimalEffect(animal)));
    }

    @Override
    public Selection selection(GnomeView view, Seat seat, GnomeMove move) {
        return switch (move) {
            case Play(Gnomes gnomes, Animals resting) ->
                with(with(Selection.none(), GNOMES, Names.gnomes(gnomes)), REST, resting.toString());
            case Resolve(Tasks tasks, Gnomes gift, Animals resting) ->
                with(
                        with(
                                with(Selection.none(), TASKS, tasks.isEmpty() ? Names.NONE : tasks.toString()),
                                GIFT,
                                Names.gnomes(gift)),
                        REST,
                        resting.toString());
            case Keep(int gnome) -> Selection.none().with(KEEP, Names.gnome(gnome));
            case ChanceMove _ -> throw new IllegalArgumentException("only chance makes this move");
        };
    }

    private static Selection with(Selection selection, String pick, String words) {
        return words.equals(Names.NONE) ? selection : selection.with(pick, List.of(words.split(" ")));
    }

    @Override
    public Reading<GnomeMove> move(GnomeView view, Seat seat, Selection selection) {
        var picked = new SelectionReader(selection, List.of(GNOMES, TASKS, GIFT, REST, KEEP));
        var resting = picked.read(REST, Names.readAnimals(picked.all(REST)));
        return picked.finish(
                switch (view.waitsFor()) {
                    case COMMIT -> gnomes(picked).flatMap(gnomes -> resting.map(rest -> new Play(gnomes, rest)));
                    case RESOLVE ->
                        picked.read(TASKS, tasks(picked.all(TASKS)))
                                .flatMap(did -> picked.read(GIFT, Names.readGnomes(picked.all(GIFT)))
                                        .flatMap(gift -> resting.map(rest -> new Resolve(did, gift, rest))));
                    case KEEP ->
                        picked.alone(KEEP, id -> Names.readGnomes(List.of(id))).flatMap(gnomes -> kept(picked, gnomes));
                    case LAY, DEAL, ADOPT, CONTROL, PASS, SLIDE, OVER -> {
                        picked.wrong(view.waitsFor().word(), new GnomeFault.AsksNobody());
                        yield Optional.<GnomeMove>empty();
                    }
                });
    }

    private static Optional<Gnomes> gnomes(SelectionReader picked) {
        if (!picked.has(GNOMES)) {
            picked.wrong(GNOMES, new GnomeFault.NobodyChosen());
            return Optional.empty();
        }
        return picked.read(GNOMES, Names.readGnomes(picked.all(GNOMES)));
    }

    private static Optional<GnomeMove> kept(SelectionReader picked, Gnomes gnomes) {
        if (gnomes.isEmpty()) {
            picked.wrong(KEEP, new GnomeFault.NoGnomeKept());
            return Optional.empty();
        }
        return Optional.of(new Keep(gnomes.nth(0)));
    }

    private static Reading<Tasks> tasks(List<String> numbers) {
        for (var number : numbers) {
            if (!number.matches("[1-3]")) {
                return Reading.bad(number, new GnomeFault.NotATask());
            }
        }
        return Reading.good(Tasks.of(numbers.stream().map(Integer::valueOf).toList()));
    }

    @Override
    public boolean hasMoments() {
        return true;
    }

    @Override
    public String draw(GnomeView view, List<GnomeMove> marked, Ink ink, MessageFormatter formatter) {
        Map<Integer, Boolean> gnomes = new HashMap<>();
        for (var move : marked) {
            if (move instanceof Play(Gnomes played, Animals _)) {
                played.list().forEach(place -> gnomes.put(place, true));
            }
        }
        return new TextBoard(Imagining.position(view), view.viewer(), gnomes.keySet(), ink, formatter).draw();
    }
}
