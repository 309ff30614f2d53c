package parterre.testkit.conformance;

import parterre.engine.Reading;
import parterre.engine.Seat;

/// Stages as text: a word, then seats, bundles and numbers in the order of the record (CF-9.2).
final class StageForm {
    private StageForm() {}

    static String write(Stage stage) {
        return switch (stage) {
            case Stage.Refill(Seat seat, int drawn) -> "refill " + seat + " " + drawn;
            case Stage.Sow() -> "sow";
            case Stage.Turn(Seat seat, int offers) -> "turn " + seat + " " + offers;
            case Stage.Window(Seat thief, Seat victim, Seat layer, int counters) ->
                "window " + thief + " " + victim + " " + layer + " " + counters;
            case Stage.Steal(Seat thief, Seat victim) -> "steal " + thief + " " + victim;
            case Stage.Look(Seat seat) -> "look " + seat;
            case Stage.Keep(Seat seat) -> "keep " + seat;
            case Stage.Storm(Seat raiser, Seat struck) -> "storm " + raiser + " " + struck;
            case Stage.Offered(Seat turn, Seat asker, Seat asked, Bundle give, Bundle get, int offers) ->
                "offered " + turn + " " + asker + " " + asked + " " + give + " " + get + " " + offers;
            case Stage.Over() -> "over";
        };
    }

    static Reading<Stage> read(String text) {
        var words = text.split("\\s+");
        if (!fits(text)) {
            return Reading.bad(text, "is no stage", "write it like 'sow', 'turn P1 1' or 'window P1 P2 P1 0'");
        }
        return switch (words[0]) {
            case "refill" -> Reading.good(new Stage.Refill(seat(words[1]), Integer.parseInt(words[2])));
            case "turn" -> Reading.good(new Stage.Turn(seat(words[1]), Integer.parseInt(words[2])));
            case "window" ->
                Reading.good(
                        new Stage.Window(seat(words[1]), seat(words[2]), seat(words[3]), Integer.parseInt(words[4])));
            case "steal" -> Reading.good(new Stage.Steal(seat(words[1]), seat(words[2])));
            case "look" -> Reading.good(new Stage.Look(seat(words[1])));
            case "keep" -> Reading.good(new Stage.Keep(seat(words[1])));
            case "storm" -> Reading.good(new Stage.Storm(seat(words[1]), seat(words[2])));
            case "offered" ->
                Bundle.read(words[4])
                        .then(give -> Bundle.read(words[5])
                                .map(get -> new Stage.Offered(
                                        seat(words[1]),
                                        seat(words[2]),
                                        seat(words[3]),
                                        give,
                                        get,
                                        Integer.parseInt(words[6]))));
            case "sow" -> Reading.good(new Stage.Sow());
            default -> Reading.good(new Stage.Over());
        };
    }

    private static boolean fits(String text) {
        var shape = text.replaceAll("P[1-8](?=\\s|$)", "seat").replaceAll("\\s+", " ");
        return shape.matches("(refill|turn) seat [0-9]{1,2}|window seat seat seat [0-9]{1,2}|steal seat seat|look seat"
                + "|keep seat|storm seat seat|offered seat seat seat \\S+ \\S+ [0-9]{1,2}|sow|over");
    }

    private static Seat seat(String word) {
        return Seat.read(word).orThrow();
    }
}
