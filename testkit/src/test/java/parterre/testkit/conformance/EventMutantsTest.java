package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.view.ViewReducer;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Sheds whose events or previews are wrong in one place: each is caught by the check that is named for it.
class EventMutantsTest {
    // --- Changes ----------------------------------------------------------------------------------------------------

    @Test
    void scoreChangesSilently_isCaughtByItsPath() {
        var mutant = new Mutant() {
            @Override
            public Position play(Position position, ShedMove move) {
                var after = super.play(position, move);
                return move instanceof ShedMove.Drought && position.stage() instanceof Stage.Turn(Seat seat, int _)
                        ? after.with(
                                seat,
                                after.garden(seat).withPetals(after.garden(seat).petals() + 1))
                        : after;
            }
        };
        Mutant.assertCaught(mutant, GameContract::noSilentChange, ".petals: by the events 3, in the view 4");
    }

    @Test
    void turnChangesSilently_isCaught() {
        var mutant = new Mutant() {
            @Override
            public Position play(Position position, ShedMove move) {
                var after = super.play(position, move);
                return move instanceof ShedMove.Rest && after.stage() instanceof Stage.Turn(Seat seat, int offers)
                        ? after.at(new Stage.Turn(Seat.of((seat.index() + 1) % after.seats()), offers))
                        : after;
            }
        };
        Mutant.assertCaught(mutant, GameContract::noSilentChange, "do not account for what changed:\n  stage");
    }

    @Test
    void missingReducer_isCaught() {
        var mutant = new Mutant() {
            @Override
            public Optional<ViewReducer<?>> reducer() {
                return Optional.empty();
            }
        };
        Mutant.assertCaught(mutant, GameContract::noSilentChange, "give its box a ViewReducer");
    }

    @Test
    void derivedPartsInACircle_areRefused() {
        var mutant = new Mutant() {
            @Override
            public Optional<ViewReducer<?>> reducer() {
                return Optional.of(new CircularReducer());
            }
        };
        Mutant.assertCaught(mutant, GameContract::noSilentChange, "follows from itself by way of others");
    }

    private static final class CircularReducer extends ShedReducer {
        @Override
        public List<Derived> derived() {
            return List.of(new Derived("stage", List.of("round")), new Derived("round", List.of("stage")));
        }
    }

    @Test
    void derivedPartThatNobodyCalculates_isCaught() {
        var mutant = new DerivingHandSizes();
        Mutant.assertCaught(mutant, GameContract::derivedPartsAreRight, "gardens[*].handSize");
    }

    @Test
    void derivedPartWithAWrongValue_isCaught() {
        var mutant = new DerivingHandSizes() {
            @Override
            public ShedView view(Position position, Viewer viewer) {
                var view = super.view(position, viewer);
                var plots = view.gardens().stream()
                        .map(plot -> new ShedView.Plot(
                                plot.hand(),
                                plot.handSize() + 1,
                                plot.dry(),
                                plot.nest(),
                                plot.basket(),
                                plot.petals()))
                        .toList();
                return new ShedView(
                        view.setup(),
                        view.viewer(),
                        view.round(),
                        view.bag(),
                        view.shelf(),
                        view.looked(),
                        view.discard(),
                        plots,
                        view.hare(),
                        view.stage());
            }
        };
        Mutant.assertCaught(
                () -> DerivingHandSizes.subject(mutant), GameContract::derivedPartsAreRight, "gardens[*].handSize in");
    }

    @Test
    void derivedPartWithTheRightValue_passes() {
        GameContract<Position, ShedMove, ShedView> contract = () -> DerivingHandSizes.subject(new DerivingHandSizes());
        assertThatCode(contract::derivedPartsAreRight).doesNotThrowAnyException();
    }

    /// Sheds in which the size of a hand follows from its cards.
    private static class DerivingHandSizes extends Mutant {
        @Override
        public Optional<ViewReducer<?>> reducer() {
            return Optional.of(new ShedReducer() {
                @Override
                public List<Derived> derived() {
                    return List.of(new Derived("gardens[*].handSize", List.of("gardens[*].hand")));
                }
            });
        }

        static Subject<Position, ShedMove, ShedView> subject(Mutant mutant) {
            return Sheds.subject(mutant)
                    .withDerived(
                            "gardens[*].handSize",
                            view -> sizes(view, ShedView.Plot::handSize),
                            view -> sizes(
                                    view, plot -> plot.hand().map(Cards::size).orElse(plot.handSize())));
        }

        private static List<Integer> sizes(ShedView view, Function<ShedView.Plot, Integer> size) {
            return view.gardens().stream().map(size).toList();
        }
    }

    @Test
    void eventIsForgotten_isCaughtByWhatItChanges() {
        var mutant = withEvents((events, _) -> events.stream()
                .filter(event -> !(event instanceof ShedEvent.TurnBegan))
                .toList());
        Mutant.assertCaught(mutant, GameContract::noSilentChange, "do not account for what changed:\n  stage");
    }

    @Test
    void eventWithAFalseChange_isCaught() {
        var mutant = withEvents((events, _) -> plus(events, new ShedEvent.HareScored(0, 3)));
        Mutant.assertCaught(mutant, GameContract::noSilentChange, "hare: by the events 3, in the view 0");
    }

    @Test
    void eventWithAFalseScoreBefore_isCaught() {
        var mutant = withEvents((events, _) -> events.stream()
                .<Event>map(event -> event instanceof ShedEvent.Scored(Seat seat, int from, int to, var reason)
                        ? new ShedEvent.Scored(seat, from + 1, to, reason)
                        : event)
                .toList());
        Mutant.assertCaught(mutant, GameContract::noSilentChange, ".petals was ");
    }

    // --- Secrets ----------------------------------------------------------------------------------------------------

    @Test
    void eventShowsACardThatIsDrawn_isCaught() {
        var mutant = new ShowingDraws();
        Mutant.assertCaught(mutant, GameContract::eventsShowNothingElse, "the events show");
        Mutant.assertCaught(mutant, GameContract::noSilentChange, "hand");
        assertThatThrownBy(() -> ShedNoLeakTest.checkASmallShed(mutant)).hasMessageContaining("is right, ");
    }

    @Test
    void eventShowsAnAnswerThatStaysSecret_isCaught() {
        var mutant = new Mutant() {
            @Override
            public List<? extends Event> events(Position before, Step<ShedMove> step, Viewer viewer) {
                return before.stage() instanceof Stage.Window
                        ? super.events(before, step, Viewer.everyone())
                        : super.events(before, step, viewer);
            }
        };
        Mutant.assertCaught(mutant, GameContract::eventsShowNothingElse, "AnswerLapsed");
    }

    @Test
    void viewerIsToldSomethingElse_isCaught() {
        var mutant = withEvents((events, viewer) -> viewer.equals(Viewer.player(Seat.of(1)))
                ? plus(events, new ShedEvent.RainRuledOut(Seat.of(0)))
                : events);
        Mutant.assertCaught(mutant, GameContract::everyoneIsToldTheSame, "is told RainRuledOut");
    }

    // --- Previews ---------------------------------------------------------------------------------------------------

    @Test
    void previewPromisesWhatHiddenHandsDecide_isCaught() {
        var mutant = new Mutant() {
            @Override
            public Preview<? extends Event> preview(ShedView view, Seat seat, ShedMove move) {
                return move instanceof ShedMove.Drought
                        ? Preview.certain(List.copyOf(
                                events(Knowledge.anyWorld(view), new Step.Turn<>(seat, move), Viewer.player(seat))))
                        : super.preview(view, seat, move);
            }
        };
        Mutant.assertCaught(mutant, GameContract::previewsAreTrue, "promises too much");
        assertThatThrownBy(() -> ShedNoLeakTest.checkASmallShed(mutant))
                .hasMessageContaining("the preview of 'drought from hand' by the viewer");
    }

    @Test
    void previewKeepsBackWhatIsSettled_isCaught() {
        var mutant = new Mutant() {
            @Override
            public Preview<? extends Event> preview(ShedView view, Seat seat, ShedMove move) {
                return move instanceof ShedMove.Rest ? Preview.certain(List.of()) : super.preview(view, seat, move);
            }
        };
        Mutant.assertCaught(mutant, GameContract::previewsAreTrue, "leaves nothing open and tells only nothing");
    }

    @Test
    void previewKeepsBackItsFirstEvent_isCaught() {
        var mutant = withOpenPreviews(events -> events.subList(1, events.size()));
        Mutant.assertCaught(mutant, GameContract::previewsAreTrue, "keeps something back");
    }

    @Test
    void previewKeepsBackItsLastEvent_isCaught() {
        var mutant = withOpenPreviews(events -> events.subList(0, events.size() - 1));
        Mutant.assertCaught(mutant, GameContract::previewsAreTrue, "keeps something back");
    }

    @Test
    void previewExpectsAFalseNumberUnderAnOption_isCaught() {
        Mutant.assertCaught(new MiscountingOffers(), GameContract::previewsAreTrue, "does not come:\n  TurnBegan");
    }

    @Test
    void previewExpectsThatAnOfferIsTaken_isCaught() {
        var mutant = new Mutant() {
            @Override
            public Preview<? extends Event> preview(ShedView view, Seat seat, ShedMove move) {
                return move instanceof ShedMove.Offer(Seat partner, Bundle give, Bundle get)
                        ? new Preview<>(
                                List.of(),
                                List.of(new ShedEvent.TradeCarriedOut(
                                        seat, partner, ShedEvent.Goods.of(give), ShedEvent.Goods.of(get), List.of())),
                                List.of())
                        : super.preview(view, seat, move);
            }
        };
        Mutant.assertCaught(mutant, GameContract::previewsAreTrue, "is expected to do does not come");
    }

    // --- Completeness -----------------------------------------------------------------------------------------------

    @Test
    void eventWithoutOccurrenceOrWords_isCaughtByName() {
        var mutant = new Mutant() {
            @Override
            public List<Class<? extends Message>> messages() {
                return List.of(MoreEvents.class);
            }
        };
        Mutant.assertCaught(mutant, GameContract::everyEventHappens, "Hailed");
        Mutant.assertCaught(mutant, GameContract::messagesHaveWords, "'Hailed' has no words");
    }

    @Test
    void eventHoldsAPosition_isCaughtByItsPath() {
        var mutant = new Mutant() {
            @Override
            public List<Class<? extends Message>> messages() {
                return List.of(HeavyEvents.class);
            }
        };
        Mutant.assertCaught(mutant, GameContract::eventsArePlainValues, "HeavyEvents.Frozen.position");
    }

    /// A family with an event that the rules never emit.
    public sealed interface MoreEvents extends Event {
        record Hailed() implements MoreEvents {}
    }

    /// A family with an event that is no plain value.
    public sealed interface HeavyEvents extends Event {
        record Frozen(Optional<Position> position) implements HeavyEvents {}
    }

    /// Shows everybody which card is drawn.
    private static final class ShowingDraws extends Mutant {
        @Override
        public List<? extends Event> events(Position before, Step<ShedMove> step, Viewer viewer) {
            return before.stage() instanceof Stage.Refill
                    ? super.events(before, step, Viewer.everyone())
                    : super.events(before, step, viewer);
        }
    }

    /// Expects of a scout that another turn follows, and miscounts its offers where the game has options.
    private static final class MiscountingOffers extends Mutant {
        @Override
        public Preview<? extends Event> preview(ShedView view, Seat seat, ShedMove move) {
            var right = super.preview(view, seat, move);
            var chosen = view.setup().chosen();
            boolean isLast = seat.index() == view.gardens().size() - 1;
            if (!(move instanceof ShedMove.Scout) || isLast || chosen.containsKey(ShedOptions.LEAD.name())) {
                return right;
            }
            int offers = view.setup().value(ShedOptions.OFFERS) + (chosen.isEmpty() ? 0 : 1);
            return new Preview<>(
                    List.<Event>copyOf(right.events()),
                    List.of(new ShedEvent.TurnBegan(Seat.of(seat.index() + 1), offers)),
                    right.open());
        }
    }

    /// The shed with other certain events where a preview leaves something open.
    private static Mutant withOpenPreviews(UnaryOperator<List<? extends Event>> change) {
        return new Mutant() {
            @Override
            public Preview<? extends Event> preview(ShedView view, Seat seat, ShedMove move) {
                var right = super.preview(view, seat, move);
                return right.open().isEmpty() || right.events().isEmpty()
                        ? right
                        : new Preview<>(
                                List.<Event>copyOf(change.apply(right.events())),
                                List.<Event>copyOf(right.expected()),
                                right.open());
            }
        };
    }

    private interface Change {
        List<? extends Event> of(List<? extends Event> events, Viewer viewer);
    }

    private static Mutant withEvents(Change change) {
        return new Mutant() {
            @Override
            public List<? extends Event> events(Position before, Step<ShedMove> step, Viewer viewer) {
                return change.of(super.events(before, step, viewer), viewer);
            }
        };
    }

    private static List<Event> plus(List<? extends Event> events, Event more) {
        return Stream.concat(events.stream(), Stream.of(more)).collect(ArrayList::new, List::add, List::addAll);
    }
}
