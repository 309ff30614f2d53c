package parterre.flora;

import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Refusal;
import parterre.engine.Scratch;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.flora.FloraMove.ByChance;
import parterre.flora.FloraMove.OfTurn;
import parterre.flora.FloraMove.Played;

/// Fire and Flora behind the contract: says what each position waits for and what each move does. FF-D1
public final class FloraGame implements Game<Position, FloraMove, FloraView> {
    @Override
    public GameInfo info() {
        return FloraTerms.INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return FloraTerms.refusal(setup);
    }

    /// The rules give none: trades can go on for ever, and how many cards a turn buys depends on savings. FF-J40 FF-J52
    @Override
    public OptionalInt bound(Setup setup) {
        return OptionalInt.empty();
    }

    @Override
    public Position start(Setup setup) {
        return SettingUp.start(FloraTerms.of(setup));
    }

    @Override
    public Setup setup(Position position) {
        return position.table().terms.setup();
    }

    @Override
    public Next<FloraMove> next(Position position) {
        return next(position.table());
    }

    @Override
    public Optional<FloraMove> byDefault(Position position) {
        var table = position.table();
        return table.stage instanceof Stage.Asking stage ? Asking.byDefault(table, stage) : Optional.empty();
    }

    static Next<FloraMove> next(Draft table) {
        return switch (table.stage) {
            case Stage.Action _ -> new Next.Turn<>(Seat.of(table.active), new Actions(table));
            case Stage.Window window -> Blocking.next(table, window);
            case Stage.Offered stage -> Trading.next(table, stage);
            case Stage.Asking stage -> Asking.next(table, stage);
            case Stage.Forecasting _ -> new Next.Turn<>(Seat.of(table.active), Moves.of(Turns.forecasts(table)));
            case Stage.Over _ -> new Next.Over<>(Ending.result(table));
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Event _,
                    Stage.Looking _,
                    Stage.Die _,
                    Stage.Drawing _,
                    Stage.Rats _,
                    Stage.Robbing _ -> Drawing.next(table);
        };
    }

    @Override
    public Position play(Position position, FloraMove move) {
        var table = position.draft();
        play(table, move);
        return table.position();
    }

    static void play(Draft table, FloraMove move) {
        switch (move) {
            case ByChance outcome -> happen(table, outcome);
            case OfTurn action -> act(table, action);
            case FloraMove.Forecast(String event) -> Turns.forecast(table, table.facts.event(event));
            case FloraMove.Reply reply -> Asking.answer(table, (Stage.Asking) table.stage, reply);
        }
    }

    private static void happen(Draft table, ByChance outcome) {
        var facts = table.facts;
        switch (outcome) {
            case FloraMove.Deal(Seat seat, String land) -> SettingUp.deal(table, seat.index(), facts.land(land));
            case FloraMove.Lot(Seat _, String land) -> SettingUp.draw(table, (Stage.Lots) table.stage, land);
            case FloraMove.First(Seat seat) -> SettingUp.begin(table, seat.index());
            case FloraMove.TurnUp(String land) -> Turns.turnUp(table, (Stage.Market) table.stage, facts.land(land));
            case FloraMove.Happen(String event) -> {
                Drawing.takeEvent(table, facts.event(event));
                Happening.play(table, facts.event(event));
            }
            case FloraMove.Look(String event) -> Turns.look(table, facts.event(event));
            case FloraMove.Roll(var where) -> Happening.roll(table, where);
            case FloraMove.Draw(Seat _, var card) -> Drawing.take(table, (Stage.Drawing) table.stage, card);
            case FloraMove.Rob(var card) -> {
                var stage = (Stage.Robbing) table.stage;
                Nefarious.rob(table, stage.victim().index(), card);
            }
            case FloraMove.Rats rats -> Happening.pass(table, rats);
        }
    }

    private static void act(Draft table, OfTurn action) {
        switch (action) {
            case Played play -> Playing.declare(table, play);
            case FloraMove.Buy buy -> Owning.buy(table, buy);
            case FloraMove.BuyCard _ -> Owning.buyCard(table);
            case FloraMove.Sell(var card) -> Owning.sell(table, card);
            case FloraMove.Vend(var card) -> Owning.vend(table, card);
            case FloraMove.Nurse nurse -> Owning.nurse(table, nurse);
            case FloraMove.Weed weed -> Owning.weed(table, weed);
            case FloraMove.Offer offer -> Trading.propose(table, offer);
            case FloraMove.End _ -> Turns.end(table);
        }
    }

    @Override
    public Position play(Position position, BySeat<FloraMove> answers) {
        var table = position.draft();
        play(table, answers);
        return table.position();
    }

    static void play(Draft table, BySeat<FloraMove> answers) {
        if (table.stage instanceof Stage.Window window) {
            Blocking.answer(table, window, answers);
        } else {
            var stage = (Stage.Offered) table.stage;
            Trading.answer(table, stage, answers.of(stage.offer().partner()));
        }
    }

    @Override
    public Optional<Scratch<Position, FloraMove>> scratch(Position position) {
        return Optional.of(new Sketch(position.draft()));
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, FloraMove move) {
        return Refusal.atTheEdge(next(position), position.table().seats(), seat, move)
                .or(() -> Refusals.of(position.table(), seat, move));
    }

    @Override
    public FloraView view(Position position, Viewer viewer) {
        return Viewing.view(position.table(), viewer);
    }

    @Override
    public Position imagine(FloraView view, Luck luck) {
        return new Imagining(view).draw(luck);
    }

    @Override
    public Imagination<Position> imagination(FloraView view) {
        return new Imagining(view);
    }

    @Override
    public String line(Position before, Step<FloraMove> step, Viewer viewer) {
        return Reports.line(before.table(), step, viewer);
    }

    @Override
    public Notation<FloraMove> notation() {
        return FloraNotation.NOTATION;
    }
}
