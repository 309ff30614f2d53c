package parterre.testkit;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parterre.engine.Move;

/// The contract of [parterre.engine.Game], check by check. A game passes it with a test class of one line:
///
/// ```java
/// class ContractTest implements GameContract<Position, MarsMove, MarsView> {
///     @Override
///     public Subject<Position, MarsMove, MarsView> subject() {
///         return Subject.of(new MarsBox()).withCensus(ContractTest::pieces);
///     }
/// }
/// ```
///
/// Each check plays seeded random games: one for every variation of the setup that [Setups] finds, and some
/// more at every number of seats. The checks run at the same time, on as many threads as the machine has
/// processors. A failure tells trial, seed, step and position, and a command that plays
/// this one trial again.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
@Execution(ExecutionMode.CONCURRENT)
@FunctionalInterface
public interface GameContract<S, M extends Move, V> {
    /// Returns the subject of the suite.
    Subject<S, M, V> subject();

    @Test
    default void theGameSaysCompletelyWhatItIs() {
        InfoChecks.infoIsComplete(subject());
    }

    @Test
    default void refusedSetupsNameARule() {
        InfoChecks.refusedSetupsNameARule(subject());
    }

    @Test
    default void viewsAreMadeOfPlainValues() {
        InfoChecks.viewsArePlainValues(subject());
    }

    @Test
    default void movesAreDistinctAndInFixedOrder() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject,
                "movesAreDistinctAndInFixedOrder",
                moment -> MoveChecks.distinctAndInFixedOrder(subject, moment));
    }

    @Test
    default void listedMovesAreLegalAndPlayable() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject,
                "listedMovesAreLegalAndPlayable",
                moment -> MoveChecks.listedAreLegalAndPlayable(subject, moment));
    }

    @Test
    default void legalMovesAreListedOrDeclaredUnlisted() {
        var subject = subject();
        var probes = Probes.of(subject);
        TrialRunner.everyMoment(
                subject,
                "legalMovesAreListedOrDeclaredUnlisted",
                moment -> MoveChecks.legalAreListedOrDeclaredUnlisted(subject, probes, moment));
    }

    @Test
    default void movesOfUnaskedSeatsAreRefused() {
        var subject = subject();
        var probes = Probes.of(subject);
        TrialRunner.everyMoment(
                subject,
                "movesOfUnaskedSeatsAreRefused",
                moment -> MoveChecks.movesOfUnaskedSeatsAreRefused(subject, probes, moment));
    }

    @Test
    default void edgesAreRefusedAlike() {
        var subject = subject();
        var probes = Probes.of(subject);
        TrialRunner.everyMoment(
                subject, "edgesAreRefusedAlike", moment -> MoveChecks.edgesAreRefusedAlike(subject, probes, moment));
    }

    @Test
    default void refusalsNameARule() {
        var subject = subject();
        var probes = Probes.of(subject);
        var rules = InfoChecks.rules(subject);
        TrialRunner.everyMoment(
                subject, "refusalsNameARule", moment -> MoveChecks.refusalsNameARule(subject, rules, probes, moment));
    }

    @Test
    default void positionsNeverChange() {
        var subject = subject();
        Trial.of(subject).forEach(trial -> PositionChecks.neverChange(subject, "positionsNeverChange", trial));
    }

    @Test
    default void positionsKnowTheirSetup() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "positionsKnowTheirSetup", moment -> PositionChecks.knowTheirSetup(subject, moment));
    }

    @Test
    default void everyPieceIsInExactlyOnePlace() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "everyPieceIsInExactlyOnePlace", moment -> PositionChecks.holdEveryPieceOnce(subject, moment));
    }

    @Test
    default void gamesEndWithinTheirBound() {
        var subject = subject();
        Trial.of(subject)
                .forEach(trial -> PositionChecks.endWithinTheirBound(subject, "gamesEndWithinTheirBound", trial));
    }

    @Test
    default void resultsAreWellFormed() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "resultsAreWellFormed", moment -> PositionChecks.endWithAWellFormedResult(subject, moment));
    }

    @Test
    default void movesComeBackFromTheirText() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "movesComeBackFromTheirText", moment -> TextChecks.movesComeBack(subject, moment));
    }

    @Test
    default void examplesOfNotationAreMoves() {
        TextChecks.examplesAreMoves(subject());
    }

    @Test
    default void damagedMovesAreToldAndNeverThrow() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject,
                "damagedMovesAreToldAndNeverThrow",
                moment -> TextChecks.damagedMovesAreRefused(subject, moment));
    }

    @Test
    default void positionsComeBackFromTheirText() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "positionsComeBackFromTheirText", moment -> TextChecks.positionsComeBack(subject, moment));
    }

    @Test
    default void damagedPositionsAreToldAndNeverThrow() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject,
                "damagedPositionsAreToldAndNeverThrow",
                moment -> TextChecks.damagedPositionsAreRefused(subject, moment));
    }

    @Test
    default void recordsReplayToTheSamePosition() {
        var subject = subject();
        Trial.of(subject)
                .forEach(trial ->
                        RecordChecks.replayToTheSamePosition(subject, "recordsReplayToTheSamePosition", trial));
    }

    @Test
    default void imaginedPositionsLookTheSame() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "imaginedPositionsLookTheSame", moment -> SecretChecks.imaginedLookTheSame(subject, moment));
    }

    @Test
    default void imaginingLeavesOnesOwnDecisionsAsTheyAre() {
        var subject = subject();
        var probes = Probes.of(subject);
        TrialRunner.everyMoment(
                subject,
                "imaginingLeavesOnesOwnDecisionsAsTheyAre",
                moment -> SecretChecks.imaginingLeavesOwnDecisions(subject, probes, moment));
    }

    @Test
    default void linesHideNothingOfOnesOwn() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject,
                "linesHideNothingOfOnesOwn",
                moment -> SecretChecks.linesHideNothingOfOnesOwn(subject, moment));
    }

    @Test
    default void partsHiddenInALineAreHiddenInTheView() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject,
                "partsHiddenInALineAreHiddenInTheView",
                moment -> SecretChecks.partsHiddenInALineAreHiddenInTheView(subject, moment));
    }

    @Test
    default void eventsArePlainValues() {
        EventChecks.eventsArePlainValues(subject());
    }

    @Test
    default void noSilentChange() {
        var subject = subject();
        TrialRunner.everyMoment(subject, "noSilentChange", moment -> EventChecks.noSilentChange(subject, moment));
    }

    @Test
    default void derivedPartsAreRight() {
        var subject = subject();
        EventChecks.derivedPartsAreCalculated(subject);
        TrialRunner.everyMoment(
                subject, "derivedPartsAreRight", moment -> EventChecks.derivedPartsAreRight(subject, moment));
    }

    @Test
    default void everyoneIsToldTheSame() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "everyoneIsToldTheSame", moment -> EventChecks.everyoneIsToldTheSame(subject, moment));
    }

    @Test
    default void eventsShowNothingElse() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "eventsShowNothingElse", moment -> EventChecks.eventsShowNothingElse(subject, moment));
    }

    @Test
    default void previewsAreTrue() {
        var subject = subject();
        var needed = new HashSet<Subject.ForcedChange>();
        TrialRunner.everyMoment(
                subject, "previewsAreTrue", moment -> PreviewChecks.previewsAreTrue(subject, moment, needed));
        PreviewChecks.changesAreNeeded(subject, needed);
    }

    @Test
    default void everyEventHappens() {
        EventChecks.everyEventHappens(subject(), "everyEventHappens");
    }

    @Test
    default void messagesHaveWords() {
        EventChecks.messagesHaveWords(subject());
    }

    @Test
    default void chanceListsWhatItCanDraw() {
        var subject = subject();
        var probes = Probes.of(subject);
        TrialRunner.everyMoment(
                subject,
                "chanceListsWhatItCanDraw",
                moment -> ChanceChecks.listsWhatItCanDraw(subject, probes, moment));
    }

    @Test
    default void chanceDrawsAsItsOddsSay() {
        TrialRunner.everyMoment(subject(), "chanceDrawsAsItsOddsSay", ChanceChecks::drawsAsItsOddsSay);
    }

    @Test
    default void selectionsComeBackAsMoves() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "selectionsComeBackAsMoves", moment -> BoxChecks.selectionsAreMoves(subject, moment));
    }

    @Test
    default void boardsAreDrawnWithinTheirWidth() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "boardsAreDrawnWithinTheirWidth", moment -> BoxChecks.boardsAreDrawn(subject, moment));
    }

    @Test
    default void featuresAreNumbers() {
        var subject = subject();
        TrialRunner.everyMoment(subject, "featuresAreNumbers", moment -> BoxChecks.featuresAreNumbers(subject, moment));
    }

    @Test
    default void evaluatorsAreFinite() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "evaluatorsAreFinite", moment -> BoxChecks.evaluatorsAreFinite(subject, moment));
    }

    @Test
    default void figuresCountEveryGame() {
        var subject = subject();
        Trial.of(subject).forEach(trial -> BoxChecks.figuresCountEveryGame(subject, "figuresCountEveryGame", trial));
    }

    @Test
    default void suggestionsAreLegal() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "suggestionsAreLegal", moment -> BoxChecks.suggestionsAreLegal(subject, moment));
    }

    @Test
    default void policiesChooseListedMoves() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "policiesChooseListedMoves", moment -> BoxChecks.policiesChooseListedMoves(subject, moment));
    }

    @Test
    default void playedInPlaceGamesEndTheSame() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "playedInPlaceGamesEndTheSame", moment -> PositionChecks.endTheSameInPlace(subject, moment));
    }

    @Test
    default void fusedPlayoutsEndTheSame() {
        var subject = subject();
        TrialRunner.everyMoment(
                subject, "fusedPlayoutsEndTheSame", moment -> BoxChecks.fusedPlayoutsEndTheSame(subject, moment));
    }
}
