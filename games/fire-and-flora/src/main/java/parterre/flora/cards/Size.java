package parterre.flora.cards;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The side of a plant card that shows. FF-5.1
public enum Size implements Worded {
    SMALL("small"),
    BIG("big");

    private final String word;

    Size(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    public static Optional<Size> of(String word) {
        return Worded.find(List.of(values()), word);
    }
}
