package parterre.bots.toys;

import parterre.engine.Move;

/// A move of a toy: a word and a number.
public record ToyMove(String word, int number) implements Move {
    @Override
    public String toString() {
        return word + " " + number;
    }
}
