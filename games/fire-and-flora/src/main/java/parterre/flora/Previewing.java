package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Message;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Names.LandName;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.FloraOpen;
import parterre.flora.events.Stage;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove;
import parterre.flora.playing.Blocking;
import parterre.flora.position.Draft;
import parterre.flora.turn.Asking;

/// Computes what a move would do. The rules play it on a table that is imagined from the view. Then they play
/// what follows if no other player steps in. Effects that depend on hidden hands are left out.
final class Previewing {
    private final Seat seat;
    private final Viewer viewer;
    private final Draft before;
    private final List<Open> open = new ArrayList<>();

    Previewing(Seat seat, Draft before) {
        this.seat = seat;
        this.before = before;
        viewer = Viewer.player(seat);
    }

    /// Returns the preview of a move that is allowed.
    Preview<FloraEvent> preview(FloraMove move) {
        var table = new Draft(before, EventSink.listening());
        if (!(before.stage() instanceof Stage.Window window)) {
            if (before.stage() instanceof Stage.Offered) {
                Steps.play(table, BySeat.only(seat, move));
            } else {
                Steps.play(table, move);
            }
            var certain = knowable(table);
            return new Preview<>(certain, expected(table), open);
        }
        var answers = defaults(before).with(seat, move);
        Steps.play(table, answers);
        if (Blocking.isDecisive(before, window, seat, move)) {
            var certain = knowable(table);
            return new Preview<>(certain, expected(table), open);
        }
        open.add(new Open(Decider.OTHERS, new FloraOpen.NearerBlocks()));
        var expected = new ArrayList<>(knowable(table));
        expected.addAll(expected(table));
        return new Preview<>(List.of(), expected, open);
    }

    private static BySeat<FloraMove> defaults(Draft table) {
        return Steps.next(table) instanceof Next.Together<FloraMove> together ? together.defaults() : BySeat.none();
    }

    /// Returns the events that follow, up to chance or the next decision without a default.
    private List<FloraEvent> expected(Draft from) {
        var events = new ArrayList<FloraEvent>();
        var table = from;
        while (awaitsOthers(table)) {
            var next = new Draft(table, EventSink.listening());
            if (table.stage() instanceof Stage.Asking asking) {
                Steps.play(next, Asking.byDefault(table, asking).orElseThrow());
            } else {
                Steps.play(next, defaults(table));
            }
            events.addAll(knowable(next));
            table = next;
        }
        chance(table).ifPresent(about -> open.add(new Open(Decider.CHANCE, about)));
        return events;
    }

    /// Returns true if other seats are asked now and silence is an answer. Notes the open decisions.
    private boolean awaitsOthers(Draft table) {
        return switch (table.stage()) {
            case Stage.Window window -> {
                boolean own = Blocking.isAsked(table.purses(), window, seat.index());
                open.add(new Open(own ? Decider.SAME_SEAT : Decider.OTHERS, new FloraOpen.BlocksAhead()));
                yield !own;
            }
            case Stage.Offered(var offer) -> {
                open.add(new Open(Decider.OTHERS, new FloraOpen.AnswerAhead(offer.partner())));
                // Silence declines it, too, but an offer is made to be answered: no answer is expected.
                yield false;
            }
            case Stage.Asking asking -> {
                boolean own = asking.seat().equals(seat);
                open.add(new Open(
                        own ? Decider.SAME_SEAT : Decider.OTHERS,
                        new FloraOpen.QuestionAhead(asking.seat(), asking.question(), land(table, asking))));
                yield !own && Asking.byDefault(table, asking).isPresent();
            }
            case Stage.ForChance _, Stage.Forecasting _, Stage.Action _, Stage.Over _ -> false;
        };
    }

    /// Returns the land whose plant or building a question is about.
    private static Optional<LandName> land(Draft table, Stage.Asking asking) {
        return switch (asking.question()) {
            case PLACE, STATION, VAULT, QUAKE -> {
                var work = asking.work();
                yield Optional.of(
                        table.facts().landName(table.lands().landAt(work.seat().index(), work.slot())));
            }
            case SOW, CHOICE -> Optional.empty();
        };
    }

    /// Returns what chance decides next.
    private static Optional<Message> chance(Draft table) {
        return switch (table.stage()) {
            case Stage.Event _, Stage.Looking _ -> Optional.of(new FloraOpen.EventCardAhead(Seat.of(table.active())));
            case Stage.Die _ -> Optional.of(new FloraOpen.DieAhead());
            case Stage.Rats _ -> Optional.of(new FloraOpen.PackRatAhead());
            case Stage.Market _ -> Optional.of(new FloraOpen.LandAhead());
            case Stage.Drawing drawing -> Optional.of(new FloraOpen.DrawAhead(drawing.seat(), drawing.left()));
            case Stage.Robbing(Seat victim) -> Optional.of(new FloraOpen.TheftAhead(victim));
            case Stage.Dealing _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Action _,
                    Stage.Window _,
                    Stage.Offered _,
                    Stage.Asking _,
                    Stage.Forecasting _,
                    Stage.Over _ -> Optional.empty();
        };
    }

    /// Returns the events that do not depend on hidden hands. An event card may make others discard.
    private List<FloraEvent> knowable(Draft table) {
        var known = new ArrayList<FloraEvent>();
        for (var event : table.events()) {
            if (event instanceof EventCardEvent.CardDiscarded discarded && !isHeld(discarded)) {
                if (open.stream().noneMatch(other -> other.about() instanceof FloraOpen.HiddenHands)) {
                    open.add(new Open(Decider.OTHERS, new FloraOpen.HiddenHands()));
                }
            } else if (isKnowable(event)) {
                known.add(event.seenBy(viewer));
            }
        }
        return known;
    }

    /// Returns true if the seat knows that the card is there to discard.
    private boolean isHeld(EventCardEvent.CardDiscarded discarded) {
        int other = discarded.seat().index();
        return discarded.seat().equals(seat)
                || Hand.count(before.purses().known(seat.index(), other), discarded.card()) > 0;
    }

    /// Returns true if this viewer is told the event, and no discard of a hidden card has led to it.
    private boolean isKnowable(FloraEvent event) {
        return event.isToldTo(viewer)
                && !(event instanceof TurnEvent.CardsKnown known
                        && !known.of().equals(seat)
                        && open.stream().anyMatch(other -> other.about() instanceof FloraOpen.HiddenHands));
    }
}
