package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Odds;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Scratch;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.TableRefusal;
import parterre.engine.box.Board;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Selection;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// The suite can fail: games that are wrong in one place are each caught by the check that is named for it.
class MutantsTest {
    // --- Moves ------------------------------------------------------------------------------------------------------

    @Test
    void aRivalWithoutASeatIsKeptQuiet() {
        var mutant = new Mutant() {
            @Override
            public List<Result.Party.Named> rivals(Setup setup) {
                return List.of();
            }
        };
        Mutant.assertCaught(mutant, GameContract::resultsAreWellFormed, "the seats and the rivals by rule");
    }

    @Test
    void anEndingHasNoCause() {
        var mutant = new Mutant() {
            @Override
            public List<Ending.Cause> endings() {
                return List.of();
            }
        };
        Mutant.assertCaught(mutant, GameContract::resultsAreWellFormed, "last round played");
    }

    @Test
    void anIllegalMoveIsListed() {
        var mutant = new Mutant() {
            @Override
            public Next<ShedMove> next(Position position) {
                return super.next(position) instanceof Next.Turn<ShedMove>(Seat seat, Moves<ShedMove> moves)
                        ? new Next.Turn<>(seat, listing(moves, new ShedMove.Theft(seat, Place.HAND)))
                        : super.next(position);
            }
        };
        Mutant.assertCaught(mutant, GameContract::listedMovesAreLegalAndPlayable, "refusal of 'theft");
    }

    @Test
    void aLegalMoveIsMissing() {
        var mutant = new Mutant() {
            @Override
            public Next<ShedMove> next(Position position) {
                return super.next(position) instanceof Next.Turn<ShedMove>(Seat seat, Moves<ShedMove> moves)
                                && moves.size() > 1
                        ? new Next.Turn<>(seat, Moves.of(moves.list().subList(1, moves.size())))
                        : super.next(position);
            }
        };
        Mutant.assertCaught(mutant, GameContract::legalMovesAreListedOrDeclaredUnlisted, "is legal and not listed");
    }

    @Test
    void aMoveIsListedTwice() {
        var mutant = new Mutant() {
            @Override
            public Next<ShedMove> next(Position position) {
                return super.next(position) instanceof Next.Turn<ShedMove>(Seat seat, Moves<ShedMove> moves)
                        ? new Next.Turn<>(seat, listing(moves, moves.get(0)))
                        : super.next(position);
            }
        };
        Mutant.assertCaught(mutant, GameContract::movesAreDistinctAndInFixedOrder, "are distinct");
    }

    @Test
    void defaultAnswersMayNotBeGiven() {
        var mutant = new Mutant() {
            @Override
            public Optional<ShedMove> byDefault(Position position) {
                return super.next(position) instanceof Next.Turn<ShedMove>(Seat seat, Moves<ShedMove> _)
                        ? Optional.of(new ShedMove.Theft(seat, Place.HAND))
                        : Optional.empty();
            }
        };
        Mutant.assertCaught(mutant, GameContract::movesAreDistinctAndInFixedOrder, "stands by default");
    }

    @Test
    void theOrderOfMovesChanges() {
        var mutant = new Mutant() {
            private boolean turned;

            @Override
            public Next<ShedMove> next(Position position) {
                turned = !turned;
                return super.next(position) instanceof Next.Turn<ShedMove>(Seat seat, Moves<ShedMove> moves) && turned
                        ? new Next.Turn<>(seat, Moves.partly(moves.list().reversed()))
                        : super.next(position);
            }
        };
        Mutant.assertCaught(mutant, GameContract::movesAreDistinctAndInFixedOrder, "asked again");
    }

    @Test
    void anybodyMayMoveForAnybody() {
        var mutant = new Mutant() {
            @Override
            public Optional<Refusal> refusal(Position position, Seat seat, ShedMove move) {
                return position.stage() instanceof Stage.Turn(Seat turn, int _)
                        ? super.refusal(position, turn, move)
                        : super.refusal(position, seat, move);
            }
        };
        Mutant.assertCaught(mutant, GameContract::movesOfUnaskedSeatsAreRefused, "who is not asked");
    }

    @Test
    void edgeMistakesHaveTheirOwnCode() {
        var mutant = new Mutant() {
            @Override
            public Optional<Refusal> refusal(Position position, Seat seat, ShedMove move) {
                return move instanceof ShedMove.ByChance
                        ? Optional.of(Refusal.wrongSeat(seat, new TableRefusal.WaitsForChance()))
                        : super.refusal(position, seat, move);
            }
        };
        Mutant.assertCaught(mutant, GameContract::edgesAreRefusedAlike, "table/chance");
    }

    @Test
    void aRefusalNamesARuleThatIsNotThere() {
        var mutant = new Mutant() {
            @Override
            public Optional<Refusal> refusal(Position position, Seat seat, ShedMove move) {
                return super.refusal(position, seat, move)
                        .map(refusal -> new Refusal(refusal.rule() + ".9", refusal.reason()));
            }
        };
        Mutant.assertCaught(mutant, GameContract::refusalsNameARule, "is in RULES.md");
    }

    // --- Positions --------------------------------------------------------------------------------------------------

    @Test
    void aPositionChangesUnderItsHolder() {
        Mutant.assertCaught(() -> Subject.of(new MutableShed()), GameContract::positionsNeverChange, "the position");
    }

    @Test
    void aGamePlayedInPlaceStaysWhereItWas() {
        var mutant = new Mutant() {
            @Override
            public Optional<Scratch<Position, ShedMove>> scratch(Position from) {
                return Optional.of(new InPlace(this, from) {
                    @Override
                    public Position position() {
                        return from;
                    }
                });
            }
        };
        Mutant.assertCaught(mutant, GameContract::playedInPlaceGamesEndTheSame, "what a game played on in place");
    }

    @Test
    void aCardIsLost() {
        var mutant = new Mutant() {
            @Override
            public Position play(Position position, ShedMove move) {
                var after = super.play(position, move);
                return move instanceof ShedMove.Keep ? after.withShelf(position.shelf()) : after;
            }
        };
        Mutant.assertCaught(mutant, GameContract::everyPieceIsInExactlyOnePlace, "pieces of each kind");
    }

    @Test
    void theBoundIsTooLow() {
        var mutant = new Mutant() {
            @Override
            public OptionalInt bound(Setup setup) {
                return OptionalInt.of(super.bound(setup).orElseThrow() / 4);
            }
        };
        Mutant.assertCaught(mutant, GameContract::gamesEndWithinTheirBound, "is over after its bound");
    }

    // --- Texts ------------------------------------------------------------------------------------------------------

    @Test
    void twoMovesAreWrittenAlike() {
        var mutant = new MutantWithNotation() {
            @Override
            public String write(ShedMove move) {
                return ShedNotation.NOTATION.write(move).replace("nest", "hand");
            }
        };
        Mutant.assertCaught(mutant, GameContract::movesComeBackFromTheirText, "read back");
    }

    @Test
    void readingANonsenseThrows() {
        var mutant = new MutantWithNotation() {
            @Override
            public Reading<ShedMove> read(String text) {
                return text.startsWith("keep ")
                        ? Reading.good(new ShedMove.Keep(Kind.of(text.charAt(5)).orElseThrow()))
                        : ShedNotation.NOTATION.read(text);
            }
        };
        Mutant.assertCaught(mutant, GameContract::damagedMovesAreToldAndNeverThrow, "damagedMovesAreToldAndNeverThrow");
    }

    // --- Chance -----------------------------------------------------------------------------------------------------

    @Test
    void drawsDoNotFollowTheOdds() {
        Mutant.assertCaught(
                withOdds(odds -> new Skewed(odds, odds.outcomes())), GameContract::chanceDrawsAsItsOddsSay, "drawn");
    }

    @Test
    void anOutcomeIsNotListed() {
        Mutant.assertCaught(
                withOdds(odds -> new Skewed(odds, odds.outcomes().subList(0, 1))),
                GameContract::chanceListsWhatItCanDraw,
                "is accepted of chance");
    }

    private static Mutant withOdds(UnaryOperator<Odds<ShedMove>> change) {
        return new Mutant() {
            @Override
            public Next<ShedMove> next(Position position) {
                return super.next(position) instanceof Next.Chance<ShedMove>(Odds<ShedMove> odds)
                        ? new Next.Chance<>(change.apply(odds))
                        : super.next(position);
            }
        };
    }

    /// Draws each kind of outcome equally often, whatever its weight.
    private record Skewed(Odds<ShedMove> right, List<Outcome<ShedMove>> outcomes) implements Odds<ShedMove> {
        @Override
        public ShedMove sample(Luck luck) {
            return right.outcomes().get(luck.below(right.outcomes().size())).move();
        }

        @Override
        public Optional<Refusal> refusal(ShedMove outcome) {
            return right.refusal(outcome);
        }

        @Override
        public boolean listed() {
            return true;
        }
    }

    // --- Board ------------------------------------------------------------------------------------------------------

    @Test
    void twoMovesAreEnteredAlike() {
        Mutant.assertCaught(
                withSelections(selection -> selection.with("from", "hand")),
                GameContract::selectionsComeBackAsMoves,
                "selection");
    }

    @Test
    void aTargetIsNotOnTheBoard() {
        Mutant.assertCaught(
                withSelections(selection -> selection.with("colour", "red")),
                GameContract::selectionsComeBackAsMoves,
                "is none of");
    }

    private static Mutant withSelections(UnaryOperator<Selection> change) {
        return new Mutant() {
            @Override
            public Board<ShedMove, ShedView> board() {
                return new MisleadingBoard(super.board(), change);
            }
        };
    }

    /// A board that picks something else than it should.
    private record MisleadingBoard(Board<ShedMove, ShedView> right, UnaryOperator<Selection> change)
            implements Board<ShedMove, ShedView> {
        @Override
        public Decision decision(ShedView view, Seat seat, Moves<ShedMove> moves) {
            return right.decision(view, seat, moves);
        }

        @Override
        public Selection selection(ShedView view, Seat seat, ShedMove move) {
            return change.apply(right.selection(view, seat, move));
        }

        @Override
        public Reading<ShedMove> move(ShedView view, Seat seat, Selection selection) {
            return right.move(view, seat, selection);
        }

        @Override
        public String draw(ShedView view, List<ShedMove> marked, Ink ink, MessageFormatter formatter) {
            return right.draw(view, marked, ink, formatter);
        }
    }

    private static Moves<ShedMove> listing(Moves<ShedMove> moves, ShedMove more) {
        var list = new ArrayList<>(moves.list());
        Collections.addAll(list, more);
        return Moves.partly(list);
    }

    /// A game played on in place, as it must be.
    private static class InPlace implements Scratch<Position, ShedMove> {
        private final Mutant game;
        private Position now;

        InPlace(Mutant game, Position from) {
            this.game = game;
            now = from;
        }

        @Override
        public Next<ShedMove> next() {
            return game.next(now);
        }

        @Override
        public void play(ShedMove move) {
            now = game.play(now, move);
        }

        @Override
        public void play(BySeat<ShedMove> answers) {
            now = game.play(now, answers);
        }

        @Override
        public Position position() {
            return now;
        }
    }

    /// A game whose moves are written another way.
    private abstract static class MutantWithNotation extends Mutant implements Notation<ShedMove> {
        @Override
        public Notation<ShedMove> notation() {
            return this;
        }

        @Override
        public String write(ShedMove move) {
            return ShedNotation.NOTATION.write(move);
        }

        @Override
        public Reading<ShedMove> read(String text) {
            return ShedNotation.NOTATION.read(text);
        }

        @Override
        public List<Example> examples() {
            return ShedNotation.NOTATION.examples();
        }
    }
}
