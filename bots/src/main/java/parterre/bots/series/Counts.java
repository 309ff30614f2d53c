package parterre.bots.series;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// An immutable list of whole numbers that are not boxed.
public final class Counts {
    private final int[] numbers;

    private Counts(int[] numbers) {
        this.numbers = numbers;
    }

    static Counts of(int[] numbers, int size) {
        return new Counts(Arrays.copyOf(numbers, size));
    }

    public int size() {
        return numbers.length;
    }

    public IntStream stream() {
        return Arrays.stream(numbers);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Counts that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
