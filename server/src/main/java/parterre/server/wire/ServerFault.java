package parterre.server.wire;

import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Seat;

/// The reason why the server refuses a call.
public sealed interface ServerFault extends Reason {
    record Meaning(FaultCode code) implements ServerFault {}

    record Unreadable(Reading.Problem first, int more) implements ServerFault {}

    record GoneOn() implements ServerFault {}

    record TooMuchSent() implements ServerFault {}

    record TablesTakeAllRoom() implements ServerFault {}

    record NoNul() implements ServerFault {}

    record OpenAt(String url) implements ServerFault {}

    record SendJson() implements ServerFault {}

    record BodyTooLarge(int most) implements ServerFault {}

    record TooMuchAtOnce(long seconds) implements ServerFault {}

    record TooManyCalls() implements ServerFault {}

    record TooManyStreams() implements ServerFault {}

    record StillReading() implements ServerFault {}

    record TooManyReviews() implements ServerFault {}

    record TooLongToReview(int most) implements ServerFault {}

    record TooManySteps(int most) implements ServerFault {}

    record NotReviewable() implements ServerFault {}

    record NoPuzzle() implements ServerFault {}

    /// No decision of a seat was answered in a step.
    record NoDecision(long step) implements ServerFault {}

    /// The review knows no error of a seat in a step.
    record NoExpectedLine(int step) implements ServerFault {}

    record ServerStops() implements ServerFault {}

    record DiskFull() implements ServerFault {}

    record UnknownParameter(String name, String others) implements ServerFault {}

    record TwoHands(int shared) implements ServerFault {}

    record DeviceLinkEnded() implements ServerFault {}

    record LinkUsed() implements ServerFault {}

    record NotAnEvent(String name) implements ServerFault {}

    record TwoCookies() implements ServerFault {}

    record EmptyBody() implements ServerFault {}

    record WrongBody() implements ServerFault {}

    record NumberTooLarge() implements ServerFault {}

    record NotJson() implements ServerFault {}

    record WholeNumberWanted(String name) implements ServerFault {}

    record SeatWanted(int most) implements ServerFault {}

    record NoSuchGame(String slug) implements ServerFault {}

    record NoFileOption(String game, String name) implements ServerFault {}

    record AtMostPositions(int most) implements ServerFault {}

    record PositionsWithin(int most, int steps) implements ServerFault {}

    record NoSuchDevice() implements ServerFault {}

    record NameNext() implements ServerFault {}

    /// A field of a standing answer has too many texts, or too long ones.
    record TooManyWords(int most, String field, int longest) implements ServerFault {}

    record MoreTimeOften(int most) implements ServerFault {}

    record BotsBusy(long tables) implements ServerFault {}

    record HostsBotsBusy(long tables) implements ServerFault {}

    record NetworksBotsBusy(long tables) implements ServerFault {}

    record BotsThinking() implements ServerFault {}

    record NoTable() implements ServerFault {}

    record NoTableForYou() implements ServerFault {}

    record FrozenGameGone() implements ServerFault {}

    record FrozenFirstEvent() implements ServerFault {}

    record FrozenStart(Reading.Problem first) implements ServerFault {}

    record FrozenSteps() implements ServerFault {}

    record Frozen(FrozenCause why) implements ServerFault {}

    record OverAtThatPoint() implements ServerFault {}

    record NotYourSeat(Seat seat) implements ServerFault {}

    record SeatGivenUp() implements ServerFault {}

    record MatchFromStart() implements ServerFault {}

    record FillSeats(int seats) implements ServerFault {}

    record NoSuchMatch(String match) implements ServerFault {}

    record MatchSeats(String match, int wanted, int seats) implements ServerFault {}

    record MatchOption(String match, String option) implements ServerFault {}

    record KeepASeat() implements ServerFault {}

    record TimeFactor() implements ServerFault {}

    record WhichBot(Seat seat, String levels) implements ServerFault {}

    record ValueOutOfRange(long value, long least, long most) implements ServerFault {}

    record BotHoldsSeat() implements ServerFault {}

    record AnsweredAlready() implements ServerFault {}

    /// A text is no network.
    record NotANetwork() implements ServerFault {}

    record MoveMissing() implements ServerFault {}

    /// A text is longer than it may be.
    ///
    /// @param most characters that it may have
    record TextTooLong(int most) implements ServerFault {}

    record NoMove(Reading.Problem first) implements ServerFault {}

    record OnlyPlayersAnswer() implements ServerFault {}

    record NoAnswerMissing() implements ServerFault {}

    record OnlyDayClocksStop() implements ServerFault {}

    record StoppedEnough() implements ServerFault {}

    record GameOver() implements ServerFault {}

    record NotBegun() implements ServerFault {}

    record HintsAlone() implements ServerFault {}

    record WarningsAlone() implements ServerFault {}

    record NotYourTurn() implements ServerFault {}

    record NotForkable() implements ServerFault {}

    record NoGameGoing() implements ServerFault {}

    record HintPending() implements ServerFault {}

    record BotsTooBusy() implements ServerFault {}

    record NoTableToGoOn() implements ServerFault {}

    record RecordSteps(int steps) implements ServerFault {}

    record RecordTooLong(int most) implements ServerFault {}

    record FileTooLarge(int most) implements ServerFault {}

    record PlayedNow() implements ServerFault {}

    record LinkVoid() implements ServerFault {}

    record SitsThere(String name) implements ServerFault {}

    record NoSuchLevel(String level) implements ServerFault {}

    record MatchSeatsFixed() implements ServerFault {}

    record EachSeatOnce() implements ServerFault {}

    record OnlyPlayersCallBots() implements ServerFault {}

    record BotWhenAway() implements ServerFault {}

    record TableNotOver() implements ServerFault {}

    record OnlyPlayersRematch() implements ServerFault {}

    record OnlyHereTalk() implements ServerFault {}

    record TableHasNo(Seat seat) implements ServerFault {}

    record OnlyHost() implements ServerFault {}

    record TooLate(Late what) implements ServerFault {}

    record StepsBackTo(int first, int last, int wanted) implements ServerFault {}

    record SealedIsFinal() implements ServerFault {}

    record OtherVote() implements ServerFault {}

    record VoteOver() implements ServerFault {}

    record OnlyPlayersVote() implements ServerFault {}

    record Sanctioned(FaultCode code, String why) implements ServerFault {}

    record CannotBlockYourself() implements ServerFault {}

    record BlockedEnough() implements ServerFault {}

    record DaysWithin(int least, int most) implements ServerFault {}

    record TableOver() implements ServerFault {}

    record HoldsASeat(String name) implements ServerFault {}

    record NotYourLab() implements ServerFault {}

    record NoSuchExperiment() implements ServerFault {}

    record NoReportYet() implements ServerFault {}

    record ExperimentRuns() implements ServerFault {}

    /// Another experiment is being forecast.
    record ForecastRuns() implements ServerFault {}

    record ExperimentNotSo() implements ServerFault {}

    record LabFull(int most) implements ServerFault {}

    /// An experiment at a server names a file.
    record NoFilesHere() implements ServerFault {}

    record NoRetuningHere() implements ServerFault {}

    record TooMuchForServer(long is, long most) implements ServerFault {}

    /// Actions that are refused after the game has begun.
    enum Late {
        TAKE_A_SEAT,
        CHANGE_A_SEAT,
        CHANGE_THE_INVITATION,
        CHANGE_THE_ORDER
    }
}
