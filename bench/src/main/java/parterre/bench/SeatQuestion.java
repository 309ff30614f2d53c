package parterre.bench;

import java.util.Optional;

/// The question to a seat, read from a message without parsing all of it.
///
/// @param move the first one that is listed
record SeatQuestion(String seat, long decision, String move) {
    private static final String START = "\"asked\":{\"decision\":";
    private static final String FIRST = "\"moves\":[{\"text\":\"";

    /// Returns the question of a message; empty if it asks nothing.
    static Optional<SeatQuestion> in(String json) {
        int start = json.indexOf(START);
        int first = json.indexOf(FIRST, Math.max(0, start));
        if (start < 0 || first < 0) {
            return Optional.empty();
        }
        int number = start + START.length();
        int seat = json.indexOf("\"seat\":\"", number) + 8;
        return Optional.of(new SeatQuestion(
                json.substring(seat, json.indexOf('"', seat)),
                Long.parseLong(json, number, json.indexOf(',', number), 10),
                json.substring(first + FIRST.length(), json.indexOf('"', first + FIRST.length()))));
    }

    /// Returns the body of the call that answers.
    String body() {
        return "{\"seat\":\"" + seat + "\",\"decision\":" + decision + ",\"move\":\"" + move + "\"}";
    }
}
