package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.stalks.Scene.after;
import static parterre.stalks.Scene.at;
import static parterre.stalks.Scene.exchange;
import static parterre.stalks.Scene.garden;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// The upkeep of a turn: harvest, bloom, values, exchange.
final class UpkeepTest {
    /// Nobody has tokens, so that a turn ends with its second action.
    private static Scene quick() {
        return Scene.usual()
                .with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                .with("P2", "tokens 0, portfolio D2 F4 G2 S2 T2");
    }

    /// A bloom on d4 with five of its neighbours occupied; d5 is empty.
    private static Scene almostSurrounded() {
        return quick().growing("d4D c4F c5F d3F e3G e4G");
    }

    @Test
    @Covers({"SX-4.1", "SX-4.2", "SX-4.3", "SX-4.5", "SX-4.6", "SX-1.6"})
    void aBulbInTheLastCellHarvestsThenBlooms() {
        var after = almostSurrounded().after("plant 2 d5", "swap 1 tulip");
        assertThat(at(after, "d4")).isEqualTo('.');
        assertThat(at(after, "d5")).isEqualTo('F');
        assertThat(Scene.values(after)).containsExactly(2, 1, 1, 1, 1);
    }

    @Test
    @Covers({"SX-4.3", "SX-A1"})
    void aBulbOfTheSameTypeClosesAGroupToo() {
        var after = almostSurrounded().after("plant 1 d5", "swap 3 tulip");
        assertThat(at(after, "d4")).isEqualTo('.');
        assertThat(at(after, "d5")).isEqualTo('D');
        assertThat(Scene.values(after)).containsExactly(2, 1, 1, 1, 1);
    }

    @Test
    @Covers("SX-A1")
    void oneEmptyCellKeepsAGroupByTheOtherRules() {
        var anyFace =
                almostSurrounded().option("group-rule", "same-type-any-face").after("plant 1 d5", "swap 3 tulip");
        assertThat(at(anyFace, "d4")).isEqualTo('D');
        assertThat(Scene.values(anyFace)).containsExactly(1, 1, 1, 1, 1);
        var anyType = almostSurrounded().option("group-rule", "any-type-blooms").after("plant 1 d5", "swap 3 tulip");
        assertThat(at(anyType, "d4")).isEqualTo('D');
    }

    @Test
    @Covers({"SX-4.2", "SX-4.4"})
    void aGroupIsHarvestedAsAWhole() {
        var after = quick().growing("d4D d5D c4F c5F c6F d3F e3G e4G e5G").after("plant 2 d6", "swap 1 tulip");
        assertThat(at(after, "d4")).isEqualTo('.');
        assertThat(at(after, "d5")).isEqualTo('.');
        assertThat(Scene.values(after)).containsExactly(3, 1, 1, 1, 1);
    }

    @Test
    @Covers({"SX-4.3", "SX-4.5"})
    void anEnclosedBulbStaysABulbUntilThereIsRoom() {
        var enclosed = quick().growing("c4F c5F d3F d5F e3F e4F").after("plant 1 d4", "swap 3 tulip");
        assertThat(at(enclosed, "d4")).isEqualTo('d');
        assertThat(Scene.values(enclosed)).containsExactly(1, 1, 1, 1, 1);
    }

    @Test
    @Covers({"SX-4.4", "SX-A3"})
    void groupsThatCloseEachOtherInGoTogether() {
        var after = Scene.small("DF").with("garden", "DDDGGFF").after("swap 1 daffodil", "swap 2 dahlia");
        assertThat(garden(after)).isEqualTo(".......");
        assertThat(Scene.values(after)).containsExactly(4, 3, 3, 1, 1);
    }

    @Test
    @Covers("SX-A3")
    void oneAfterAnotherTheFirstOpensTheOthers() {
        var asked = Scene.small("DF")
                .option("harvest-mode", "sequential")
                .with("garden", "DDFGGFF")
                .after("swap 1 daffodil", "swap 2 dahlia");
        assertThat(Scene.moves(asked)).containsExactly("harvest a2", "harvest b1", "harvest b2");
        assertThat(Scene.refusal(asked, "harvest a3")).isPresent();
        assertThat(Scene.refusal(asked, "plant 1 a2")).isPresent();
        var after = after(asked, "harvest b2");
        assertThat(garden(after)).as("the middle touched everything").isEqualTo("DDF..FF");
        assertThat(Scene.values(after)).containsExactly(1, 1, 3, 1, 1);
    }

    @Test
    @Covers("SX-A3")
    void theLastGroupGoesByItself() {
        var after = Scene.small("DF")
                .option("harvest-mode", "sequential")
                .with("garden", "DDDDDD.")
                .after("plant 2 c2", "swap 1 daffodil");
        assertThat(garden(after)).isEqualTo("......F");
    }

    @Test
    @Covers("SX-A2")
    void theEdgeClosesUnlessAgreed() {
        var full = Scene.small("DF").with("garden", "DDDDDDD");
        assertThat(garden(full.after("swap 1 daffodil", "swap 2 dahlia"))).isEqualTo(".......");
        full.option("edge-closed", "off");
        assertThat(garden(full.after("swap 1 daffodil", "swap 2 dahlia"))).isEqualTo("DDDDDDD");
    }

    @Test
    @Covers({"SX-4.3", "SX-A1"})
    void aGardenOfBulbsStandsStillUnderEveryRule() {
        for (var rule : new String[] {"same-type-blooms", "any-type-blooms", "same-type-any-face"}) {
            var after = Scene.small("DF")
                    .option("group-rule", rule)
                    .with("garden", "ddddddd")
                    .after("swap 1 daffodil", "swap 2 dahlia");
            assertThat(garden(after)).isEqualTo("ddddddd");
        }
    }

    @Test
    @Covers({"SX-4.3", "SX-A1"})
    void aRingLivesByItsHole() {
        var ring = Scene.small("DF").with("garden", "DDD.DDD");
        assertThat(garden(ring.after("swap 1 daffodil", "swap 2 dahlia"))).isEqualTo("DDD.DDD");
        ring.with("garden", "DDDdDDD");
        assertThat(garden(ring.after("swap 1 daffodil", "swap 2 dahlia"))).isEqualTo("...D...");
        ring.option("group-rule", "same-type-any-face");
        assertThat(garden(ring.after("swap 1 daffodil", "swap 2 dahlia"))).isEqualTo(".......");
    }

    @Test
    @Covers({"SX-4.7", "SX-4.8"})
    void theRightmostFlowerIsCompostedAndTheRestSlides() {
        var start = quick().with("exchange", "DFGSTD");
        var after = start.after("plant 6 d4", "plant 3 a4");
        assertThat(exchange(after)).isEqualTo("...DFS");
        assertThat(Bunch.write(after.table().compost)).isEqualTo("T1");
        assertThat(exchange(after(after, "draw tulip", "draw globemaster"))).isEqualTo(".GTDFS");
    }

    @Test
    @Covers("SX-A4")
    void perhapsOnlyFromTheLastSlot() {
        var after = quick().option("compost-rightmost", "last-slot")
                .with("exchange", "DFGSTD")
                .after("plant 6 d4", "plant 3 a4");
        assertThat(exchange(after)).isEqualTo("..DFST");
        assertThat(after.table().compost).isEqualTo(Bunch.NONE);
    }

    @Test
    @Covers({"SX-D4", "SX-4.7"})
    void whichOfTwoEqualFlowersIsTakenMatters() {
        var scene = Scene.small("DFD").with("P1", "tokens 0, portfolio F1 G1").with("P2", "tokens 0, portfolio D2");
        var left = scene.after("plant 1 a2", "swap 2 globemaster");
        assertThat(exchange(left)).isEqualTo("..G");
        assertThat(Bunch.write(left.table().compost)).isEqualTo("D1");
        var right = scene.after("plant 3 a2", "swap 2 globemaster");
        assertThat(exchange(right)).isEqualTo("..D");
        assertThat(Bunch.write(right.table().compost)).isEqualTo("G1");
    }
}
