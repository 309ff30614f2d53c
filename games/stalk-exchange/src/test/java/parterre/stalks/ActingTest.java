package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.stalks.Scene.after;
import static parterre.stalks.Scene.exchange;
import static parterre.stalks.Scene.moves;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// The actions of a turn.
final class ActingTest {
    @Test
    @Covers({"SX-3.1", "SX-3.5", "SX-D4"})
    void manyMovesAreCounted() {
        var start = Scene.usual().position();
        assertThat(moves(start)).hasSize(247);
        var planted = after(start, "plant 1 d4");
        assertThat(moves(planted)).hasSize(201);
        assertThat(moves(after(planted, "plant 2 d5"))).hasSize(158);
        assertThat(moves(after(start, "swap 1 tulip", "swap 1 dahlia"))).hasSize(248);
    }

    @Test
    @Covers("SX-D4")
    void moves_areListedBySlotCellAndType() {
        var moves = moves(Scene.usual().position());
        assertThat(moves).startsWith("plant 1 a4", "plant 1 a5").endsWith("flush");
        assertThat(moves.get(37)).isEqualTo("plant 2 a4");
        assertThat(moves.get(222)).isEqualTo("swap 1 daffodil");
        assertThat(moves.get(226)).isEqualTo("swap 2 dahlia");
    }

    @Test
    @Covers({"SX-3.1", "SX-3.5", "SX-3.7"})
    void extraActionsComeAfterTheBasicOnes() {
        var start = Scene.usual();
        assertThat(start.refusedBy("extra plant 1 d4")).isEqualTo("SX-3.5");
        assertThat(start.refusedBy("extra swap 1 tulip")).isEqualTo("SX-3.5");
        assertThat(start.refusedBy("end")).isEqualTo("SX-3.7");
        assertThat(start.refusedBy("flush")).isEmpty();
        var done = start.with("turn", "1, P1, actions 0");
        assertThat(done.refusedBy("plant 1 d4")).isEqualTo("SX-3.1");
        assertThat(done.refusedBy("swap 1 tulip")).isEqualTo("SX-3.1");
        assertThat(done.refusedBy("extra plant 1 d4")).isEmpty();
        assertThat(done.refusedBy("end")).isEmpty();
        assertThat(done.refusedBy("harvest d4")).isEqualTo("SX-A3");
    }

    @Test
    @Covers({"SX-3.5", "SX-1.7"})
    void onlyExtraActionsCostAToken() {
        var after = Scene.usual().after("plant 1 d4", "swap 2 tulip");
        assertThat(after.table().tokens(0)).isEqualTo(4);
        var extra = after(after, "extra plant 3 a4", "extra swap 4 tulip", "flush");
        assertThat(extra.table().tokens(0)).isEqualTo(1);
        assertThat(extra.table().tokens(1)).isEqualTo(4);
    }

    @Test
    @Covers({"SX-3.7", "SX-2.6"})
    void theTurnEndsByItselfWithTheLastToken() {
        var one = Scene.usual().with("P1", "tokens 1, portfolio D4 F2 G2 S2 T2");
        var waits = one.after("plant 1 d4", "plant 2 a4");
        assertThat(waits.table().phase).isEqualTo(Phase.ACT);
        assertThat(after(waits, "extra plant 3 b5").table().phase).isEqualTo(Phase.REFILL);
        assertThat(after(waits, "end").table().phase).isEqualTo(Phase.REFILL);
        assertThat(after(waits, "end").table().tokens(0)).isEqualTo(1);
        var none = Scene.usual().with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2");
        assertThat(none.refusedBy("flush")).isEqualTo("SX-3.6");
        assertThat(none.after("plant 1 d4", "plant 2 a4").table().phase).isEqualTo(Phase.REFILL);
    }

    @Test
    @Covers({"SX-3.2", "SX-3.9", "SX-1.2", "SX-1.3"})
    void plant_fillsAnEmptyCellAndLeavesAHole() {
        var start = Scene.usual().growing("d4D");
        assertThat(start.refusedBy("plant 1 d4")).isEqualTo("SX-3.2");
        assertThat(start.refusedBy("plant 1 a1")).isEqualTo("SX-1.3");
        var after = start.after("plant 5 g4");
        assertThat(Scene.at(after, "g4")).isEqualTo('t');
        assertThat(exchange(after)).isEqualTo("DFGS.D");
    }

    @Test
    @Covers({"SX-3.3", "SX-3.4", "SX-1.4"})
    void aSwapGivesAnotherTypeIntoTheSameSlot() {
        var start = Scene.usual().with("P1", "tokens 4, portfolio D4 F2 G2 S4");
        assertThat(start.refusedBy("swap 4 snowdrop")).isEqualTo("SX-3.4");
        assertThat(start.refusedBy("swap 4 tulip")).isEqualTo("SX-3.3");
        assertThat(start.refusedBy("swap 7 dahlia")).isEqualTo("SX-1.4");
        var after = start.after("swap 5 dahlia");
        assertThat(exchange(after)).isEqualTo("DFGSDD");
        assertThat(Bunch.write(after.table().portfolio(0))).isEqualTo("D3 F2 G2 S4 T1");
        var back = after(after, "swap 5 tulip");
        assertThat(exchange(back)).isEqualTo("DFGSTD");
        assertThat(back.table().portfolio(0)).isEqualTo(start.position().table().portfolio(0));
    }

    @Test
    @Covers("SX-3.4")
    void nothingIsTakenFromAnEmptySlot() {
        var start = Scene.usual().with("exchange", "DFG.TD");
        assertThat(start.refusedBy("plant 4 d4")).isEqualTo("SX-3.4");
        assertThat(start.refusedBy("swap 4 dahlia")).isEqualTo("SX-3.4");
        assertThat(moves(start.position())).noneMatch(move -> move.contains(" 4 "));
    }

    @Test
    @Covers("SX-3.6")
    void aFlushCompostsAllAndFillsFromTheRight() {
        var start = Scene.usual().with("exchange", "DF.STD");
        var flushing = start.after("flush");
        assertThat(flushing.table().phase).isEqualTo(Phase.FLUSH);
        assertThat(Bunch.write(flushing.table().compost)).isEqualTo("D2 F1 S1 T1");
        assertThat(exchange(after(flushing, "draw tulip", "draw snowdrop"))).isEqualTo("....ST");
        var done = after(
                flushing, "draw tulip", "draw snowdrop", "draw tulip", "draw tulip", "draw dahlia", "draw daffodil");
        assertThat(exchange(done)).isEqualTo("FDTTST");
        assertThat(done.table().actions).isEqualTo(2);
        assertThat(done.table().tokens(0)).isEqualTo(3);
        assertThat(done.table().phase).isEqualTo(Phase.ACT);
    }

    @Test
    @Covers({"SX-3.8", "SX-3.6", "SX-5.2"})
    void withAnEmptyExchangeOneMayFlushOrEnd() {
        var start = Scene.usual()
                .with("exchange", "......")
                .with("greenhouse", "-")
                .with("compost", "D19 F19 G21 S21 T21")
                .with("P1", "tokens 1, portfolio D4 F2 G2 S2 T2");
        assertThat(moves(start.position())).containsExactly("flush", "end");
        var flushed = start.after("flush");
        assertThat(flushed.table().phase).isEqualTo(Phase.OVER);
        assertThat(flushed.table().triggered).isTrue();
        assertThat(start.after("end").table().phase).isEqualTo(Phase.OVER);
    }

    @Test
    @Covers({"SX-3.8", "SX-7.5"})
    void noLegalAction_losesActionsAndShowsTheHand() {
        var after = Scene.small("DF")
                .with("garden", "ffffff.")
                .with("P1", "tokens 0, portfolio F1 G1")
                .with("P2", "tokens 0, portfolio D2")
                .after("plant 2 c2", "swap 1 globemaster");
        assertThat(after.table().known(1)).isEqualTo(Bunch.NONE);
        var lost = after(after, "draw dahlia", "draw dahlia");
        assertThat(lost.table().seat).isEqualTo(1);
        assertThat(lost.table().phase).as("P2 could neither plant nor swap").isEqualTo(Phase.REFILL);
        assertThat(lost.table().known(1)).isEqualTo(lost.table().portfolio(1));
    }

    @Test
    @Covers({"SX-3.8", "SX-7.5"})
    void endWithoutLegalAction_showsTheHand() {
        var scene = Scene.small("DD")
                .with("garden", "fffffff")
                .with("P1", "tokens 1, portfolio D2")
                .with("P2", "tokens 0, portfolio F2");
        assertThat(moves(scene.position())).containsExactly("flush", "end");
        var ended = scene.after("end");
        assertThat(ended.table().known(0)).isEqualTo(ended.table().portfolio(0));
        assertThat(ended.table().tokens(0)).isEqualTo(1);
    }

    @Test
    @Covers("SX-A6")
    void aForcedFlushForbidsGivingUp() {
        var forfeits = Scene.small("DD")
                .option("forced-skip", "must-flush")
                .with("garden", "fffffff")
                .with("P1", "tokens 1, portfolio D2")
                .with("P2", "tokens 0, portfolio F2")
                .with("compost", "D18 F16 G25 S25 T25")
                .with("greenhouse", "D3");
        assertThat(forfeits.refusedBy("end")).isEqualTo("SX-A6");
        assertThat(forfeits.refusedBy("flush")).isEmpty();
        forfeits.with("compost", "D21 F16 G25 S25 T25").with("greenhouse", "-");
        assertThat(forfeits.refusedBy("end")).as("a flush would bring nothing").isEmpty();
    }

    @Test
    @Covers({"SX-A5", "SX-3.9"})
    void aSlotCanBeFilledAtOnce() {
        var start = Scene.usual().option("refill", "immediate");
        var planted = start.after("plant 3 d4");
        assertThat(planted.table().phase).isEqualTo(Phase.FILL);
        assertThat(exchange(planted)).isEqualTo("DF.STD");
        assertThat(exchange(after(planted, "draw snowdrop"))).isEqualTo("DFSSTD");
        start.with("greenhouse", "-").with("compost", "D17 F18 G20 S20 T20");
        var dry = start.after("plant 3 d4");
        assertThat(dry.table().phase).isEqualTo(Phase.ACT);
        assertThat(dry.table().triggered).isTrue();
    }
}
