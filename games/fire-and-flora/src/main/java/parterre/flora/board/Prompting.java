package parterre.flora.board;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.box.Prompt;
import parterre.engine.box.Prompts;
import parterre.engine.box.ReactionSeries;
import parterre.flora.cards.Resource;
import parterre.flora.events.FloraAsk;
import parterre.flora.events.Question;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Cause;
import parterre.flora.events.Stage.Work;
import parterre.flora.knowledge.FloraView;
import parterre.flora.material.FloraTerms;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.moves.FloraMove.Play;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.moves.FloraMove.Pocket;
import parterre.flora.moves.FloraMove.Purse;
import parterre.flora.moves.FloraMove.Sow;
import parterre.flora.moves.FloraNotation;
import parterre.flora.playing.Blocking;

/// Tells what a player may want to know before a question is put to them. It uses only what everybody knows.
/// FF-7.5 FF-J51
final class Prompting implements Prompts<FloraView> {
    /// A player with at most this many stars missing is close to the goal.
    private static final int NEAR = 3;

    private static final int FIRE = Resource.FIRE.place();

    @Override
    public List<String> topics() {
        return Resource.all().stream().map(Resource::word).toList();
    }

    @Override
    public Prompt of(FloraView view, Seat seat) {
        if (!(view.stage() instanceof Stage.Window window)) {
            throw new IllegalArgumentException("no window is open");
        }
        int near = FloraTerms.of(view.setup()).goal() - NEAR;
        var open = open(window);
        return new Prompt(
                Integer.toString(view.turns()),
                open.stream().map(Resource::word).toList(),
                new FloraAsk.AnybodyBlocks(open),
                seat.equals(view.active())
                        || aimsAt(view, window.play(), seat)
                        || view.players().stream().anyMatch(player -> player.score() >= near));
    }

    /// An event card reaches one plant after another. A player may settle for all of them what a Fire Station
    /// or a Seed Vault does. FF-11.3
    @Override
    public Optional<ReactionSeries> series(FloraView view, Seat seat) {
        if (!(view.stage() instanceof Stage.Asking(Question question, Seat asked, Work work))
                || !asked.equals(seat)
                || work.cause() != Cause.SWEEP) {
            return Optional.empty();
        }
        boolean fire = work.icons() == FIRE;
        return switch (question) {
            case STATION ->
                Optional.of(series(
                        view,
                        question,
                        new FloraAsk.StationsTarget(true, fire),
                        new FloraAsk.StationsTarget(false, fire)));
            case VAULT ->
                Optional.of(series(
                        view, question, new FloraAsk.VaultsTarget(true, fire), new FloraAsk.VaultsTarget(false, fire)));
            case PLACE, SOW, QUAKE, CHOICE -> Optional.empty();
        };
    }

    private static ReactionSeries series(FloraView view, Question question, FloraAsk always, FloraAsk never) {
        return new ReactionSeries(
                view.turns() + " " + question,
                List.of(
                        new ReactionSeries.Stance(FloraNotation.NOTATION.write(new FloraMove.Save()), always),
                        new ReactionSeries.Stance(FloraNotation.NOTATION.write(new FloraMove.Leave()), never)));
    }

    /// Returns the card or cards that may be blocked: the cards of the play, or the last card of the chain on
    /// one of them.
    private static List<Resource> open(Stage.Window window) {
        if (window.chain() == 0) {
            var cards = window.play().cards();
            return window.open().stream()
                    .map(card -> cards.get(card).as())
                    .distinct()
                    .toList();
        }
        return List.of(Blocking.last(window));
    }

    private static boolean aimsAt(FloraView view, Played play, Seat seat) {
        return switch (play) {
            case Pocket(Card _, Seat victim) -> victim.equals(seat);
            case Purse(Card _, Seat victim) -> victim.equals(seat);
            case Sow(Card _, Seat victim, String _) -> victim.equals(seat);
            case Play aimed ->
                view.players().get(seat.index()).lands().stream()
                        .anyMatch(ground -> ground.land().equals(aimed.land()));
        };
    }
}
