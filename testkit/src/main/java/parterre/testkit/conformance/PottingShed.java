package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Preview;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// The rules of the potting shed. Each stage of a round has its own file, named after its chapter of
/// RULES.md; here it is said which one is asked.
public final class PottingShed implements Game<Position, ShedMove, ShedView> {
    @Override
    public GameInfo info() {
        return ShedOptions.INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return ShedOptions.refusal(setup);
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return OptionalInt.of(Ending.bound(Terms.of(setup)));
    }

    @Override
    public List<Result.Party.Named> rivals(Setup setup) {
        return Ending.rivals(Terms.of(setup));
    }

    /// All cards are in the bag (CF-1.2).
    @Override
    public Position start(Setup setup) {
        var terms = Terms.of(setup);
        var garden = new Garden(Cards.NONE, false, Optional.empty(), Cards.NONE, terms.petals());
        var gardens = Seat.first(setup.seats()).stream().map(_ -> garden).toList();
        var empty =
                new Position(terms, 1, terms.cards(), List.of(), Cards.NONE, Cards.NONE, gardens, 0, new Stage.Sow());
        return Refilling.from(empty, 0, EventSink.silent());
    }

    @Override
    public Setup setup(Position position) {
        return position.terms().setup();
    }

    @Override
    public Next<ShedMove> next(Position position) {
        return switch (position.stage()) {
            case Stage.Refill stage -> Refilling.next(position, stage);
            case Stage.Sow _ -> Sowing.next(position);
            case Stage.Turn stage -> Turns.next(position, stage);
            case Stage.Window stage -> Countering.next(position, stage);
            case Stage.Steal stage -> Countering.next(position, stage);
            case Stage.Look _ -> Turns.nextLook(position);
            case Stage.Keep stage -> Turns.next(position, stage);
            case Stage.Storm stage -> Turns.next(position, stage);
            case Stage.Offered stage -> Trading.next(position, stage);
            case Stage.Over _ -> new Next.Over<>(Ending.result(position));
        };
    }

    @Override
    public Position play(Position position, ShedMove move) {
        return play(position, move, EventSink.silent());
    }

    private static Position play(Position position, ShedMove move, EventSink<ShedEvent> events) {
        return switch (position.stage()) {
            case Stage.Refill stage -> Refilling.refill(position, stage, (ShedMove.ByChance) move, events);
            case Stage.Turn stage -> Turns.play(position, stage, (ShedMove.OfTurn) move, events);
            case Stage.Steal stage -> Countering.steal(position, stage, (ShedMove.Steal) move, events);
            case Stage.Look stage -> Turns.look(position, stage, (ShedMove.Look) move, events);
            case Stage.Keep stage -> Turns.keep(position, stage, (ShedMove.Keep) move, events);
            case Stage.Storm stage -> Turns.weather(position, stage, (ShedMove.Loss) move, events);
            case Stage.Sow _, Stage.Window _, Stage.Offered _, Stage.Over _ ->
                throw new IllegalArgumentException(move + " is no move of " + position.stage());
        };
    }

    @Override
    public Position play(Position position, BySeat<ShedMove> answers) {
        return play(position, answers, EventSink.silent());
    }

    private static Position play(Position position, BySeat<ShedMove> answers, EventSink<ShedEvent> events) {
        return switch (position.stage()) {
            case Stage.Sow _ -> Sowing.reveal(position, answers, events);
            case Stage.Window stage -> Countering.answer(position, stage, answers, events);
            case Stage.Offered stage -> Trading.answer(position, stage, answers.of(stage.asked()), events);
            case Stage.Refill _, Stage.Turn _, Stage.Steal _, Stage.Look _, Stage.Keep _, Stage.Storm _, Stage.Over _ ->
                throw new IllegalArgumentException("nobody was asked together at " + position.stage());
        };
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, ShedMove move) {
        return Refusal.atTheEdge(next(position), position.seats(), seat, move).or(() -> ruling(position, seat, move));
    }

    private static Optional<Refusal> ruling(Position position, Seat seat, ShedMove move) {
        return switch (position.stage()) {
            case Stage.Sow _ -> Sowing.refusal(position.garden(seat), move);
            case Stage.Turn stage -> Turns.refusal(position, stage, move);
            case Stage.Keep stage -> Turns.refusal(position, stage, move);
            case Stage.Storm stage -> Turns.refusal(position, stage, move);
            case Stage.Window stage -> Countering.refusal(position, stage, seat, move);
            case Stage.Offered stage -> Trading.refusal(position, stage, move);
            case Stage.Refill _, Stage.Steal _, Stage.Look _, Stage.Over _ ->
                throw new IllegalStateException("nobody is asked at " + position.stage());
        };
    }

    @Override
    public ShedView view(Position position, Viewer viewer) {
        return Knowledge.view(position, viewer);
    }

    @Override
    public Position imagine(ShedView view, Luck luck) {
        return Knowledge.imagine(view, luck);
    }

    @Override
    public Imagination<Position> imagination(ShedView view) {
        return Knowledge.imagination(view);
    }

    @Override
    public String line(Position before, Step<ShedMove> step, Viewer viewer) {
        return Reports.line(before, step, viewer);
    }

    /// Plays the step once more for those who listen.
    @Override
    public List<ShedEvent> events(Position before, Step<ShedMove> step, Viewer viewer) {
        var events = EventSink.<ShedEvent>listening();
        switch (step) {
            case Step.Turn<ShedMove>(Seat _, ShedMove move) -> play(before, move, events);
            case Step.Chance<ShedMove>(ShedMove move) -> play(before, move, events);
            case Step.Together<ShedMove>(BySeat<ShedMove> answers) -> play(before, answers, events);
        }
        return events.events().stream()
                .flatMap(event -> event.seenBy(viewer).stream())
                .toList();
    }

    @Override
    public Preview<ShedEvent> preview(ShedView view, Seat seat, ShedMove move) {
        return new Previews(this, view, seat).of(move);
    }

    @Override
    public Notation<ShedMove> notation() {
        return ShedNotation.NOTATION;
    }
}
