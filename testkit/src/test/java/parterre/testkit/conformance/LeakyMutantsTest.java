package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.testkit.Copies;
import parterre.testkit.GameContract;

/// Sheds that tell a secret, or imagine worlds wrongly: each is caught by the check that is named for it.
class LeakyMutantsTest {
    @Test
    void theViewCountsHiddenCards() {
        var mutant = new Mutant() {
            @Override
            public ShedView view(Position position, Viewer viewer) {
                return Copies.with(
                        super.view(position, viewer), "hare", position.bag().rain());
            }
        };
        Mutant.assertCaught(mutant, GameContract::imaginedPositionsLookTheSame, "in a position imagined from it");
    }

    @Test
    void theViewShowsWhatTheLineHides() {
        var mutant = new Mutant() {
            @Override
            public ShedView view(Position position, Viewer viewer) {
                return viewer.equals(Viewer.player(Seat.of(0)))
                        ? super.view(position, Viewer.everyone())
                        : super.view(position, viewer);
            }
        };
        Mutant.assertCaught(
                mutant, GameContract::partsHiddenInALineAreHiddenInTheView, "which stands for several steps");
    }

    @Test
    void aRefusalTellsThatAPartnerLacksACard() {
        var mutant = new Mutant() {
            @Override
            public Optional<Refusal> refusal(Position position, Seat seat, ShedMove move) {
                var refusal = super.refusal(position, seat, move);
                if (refusal.isPresent() || !(move instanceof ShedMove.Offer offer)) {
                    return refusal;
                }
                var partner = position.garden(offer.partner());
                return partner.hand().plus(partner.basket()).has(offer.get().cards())
                        ? refusal
                        : Optional.of(new Refusal("CF-6.2", new ShedRefusal.LacksWhatIsAsked()));
            }
        };
        Mutant.assertCaught(mutant, GameContract::imaginingLeavesOnesOwnDecisionsAsTheyAre, "as imagined");
    }

    @Test
    void onlyThoseAreAskedWhoHoldACounter() {
        var mutant = new Mutant() {
            @Override
            public Next<ShedMove> next(Position position) {
                if (!(position.stage() instanceof Stage.Window)
                        || !(super.next(position) instanceof Next.Together<ShedMove> window)) {
                    return super.next(position);
                }
                var open = BySeat.<Moves<ShedMove>>none();
                var passes = BySeat.<ShedMove>none();
                for (var seat : window.open().seats()) {
                    if (window.open().of(seat).size() > 1) {
                        open = open.with(seat, window.open().of(seat));
                        passes = passes.with(seat, window.defaults().of(seat));
                    }
                }
                return open.size() == 0 ? window : new Next.Together<>(open, passes, Optional.empty());
            }
        };
        Mutant.assertCaught(mutant, GameContract::imaginingLeavesOnesOwnDecisionsAsTheyAre, "whom the game waits for");
    }

    @Test
    void aLineHidesOnesOwnMove() {
        var mutant = new Mutant() {
            @Override
            public String line(Position before, Step<ShedMove> step, Viewer viewer) {
                return before.stage() instanceof Stage.Keep
                        ? super.line(before, step, Viewer.spectator())
                        : super.line(before, step, viewer);
            }
        };
        Mutant.assertCaught(mutant, GameContract::linesHideNothingOfOnesOwn, "keep ?");
    }

    @Test
    void imagineFavoursSomeCards() {
        var mutant = new Mutant() {
            @Override
            public Position imagine(ShedView view, Luck luck) {
                return super.imagine(view, new Luck() {
                    @Override
                    public long bits() {
                        return luck.bits();
                    }

                    @Override
                    public int below(int bound) {
                        return luck.below(bound + 1) % bound;
                    }
                });
            }
        };
        assertThatThrownBy(() -> ShedNoLeakTest.checkASmallShed(mutant)).hasMessageContaining("is right");
    }

    @Test
    void imagineForgetsThatAHandIsDry() {
        var mutant = new Mutant() {
            @Override
            public Position imagine(ShedView view, Luck luck) {
                var wet = view.gardens().stream()
                        .map(plot -> new ShedView.Plot(
                                plot.hand(), plot.handSize(), false, plot.nest(), plot.basket(), plot.petals()))
                        .toList();
                var world = super.imagine(Copies.with(view, "gardens", wet), luck);
                for (var seat : Seat.first(world.seats())) {
                    world = view.garden(seat).dry()
                            ? world.with(seat, world.garden(seat).withDryHand())
                            : world;
                }
                return world;
            }
        };
        assertThatThrownBy(() -> ShedNoLeakTest.checkASmallShed(mutant)).hasMessageContaining("is right, ");
    }

    @Test
    void aLineTellsWhatWasDrawn() {
        var mutant = new Mutant() {
            @Override
            public String line(Position before, Step<ShedMove> step, Viewer viewer) {
                return step instanceof Step.Chance<ShedMove>
                        ? super.line(before, step, Viewer.everyone())
                        : super.line(before, step, viewer);
            }
        };
        assertThatThrownBy(() -> ShedNoLeakTest.checkASmallShed(mutant)).hasMessageContaining("is right, ");
    }
}
