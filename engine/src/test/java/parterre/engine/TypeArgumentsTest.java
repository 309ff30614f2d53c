package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypeArgumentsTest {
    private interface Pair<A, B> {}

    private abstract static class Half<B> implements Pair<String, B> {}

    private static final class Whole extends Half<List<Integer>> {}

    private static final class Open<B> extends Half<B> {}

    @Test
    void argumentsAreFoundThroughASuperclass() {
        assertThat(TypeArguments.of(Whole.class, Pair.class, 0)).isEqualTo(String.class);
        assertThat(TypeArguments.of(Whole.class, Pair.class, 1)).isEqualTo(List.class);
        assertThat(TypeArguments.of(Pebbles.class, Game.class, 1)).isEqualTo(Pebbles.Act.class);
    }

    @Test
    void aClassThatDoesNotSayItIsNamed() {
        assertThatThrownBy(() -> TypeArguments.of(Open.class, Pair.class, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Open does not say which type is B of Pair");
    }
}
