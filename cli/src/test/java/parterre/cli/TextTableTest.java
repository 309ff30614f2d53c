package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextTableTest {
    @Test
    void wordsStandLeftAndNumbersRight() {
        var grid = new TextTable("  ", TextTable.Side.LEFT, TextTable.Side.RIGHT)
                .row("bot", "wins")
                .row("greedy", "9")
                .row("random", "1,000");
        assertThat(grid.lines()).containsExactly("  bot      wins", "  greedy      9", "  random  1,000");
    }

    @Test
    void aLongLastColumnGoesOnBelowItself() {
        var grid = new TextTable("", TextTable.Side.LEFT, TextTable.Side.LEFT).row("name", "many words ".repeat(20));
        assertThat(grid.lines())
                .hasSizeGreaterThan(1)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        assertThat(grid.lines().get(1)).matches("      (words|many) .*");
    }

    @Test
    void aRowHasAsManyCellsAsThereAreColumns() {
        var grid = new TextTable("", TextTable.Side.LEFT);
        assertThatThrownBy(() -> grid.row("a", "b")).hasMessage("2 cells for 1 columns");
    }
}
