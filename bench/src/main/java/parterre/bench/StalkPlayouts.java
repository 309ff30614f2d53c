package parterre.bench;

import org.openjdk.jmh.annotations.Param;
import parterre.stalks.StalkBox;

/// Stalk Exchange.
public class StalkPlayouts extends GamePlayouts {
    @Param({"2", "4"})
    int seats;

    public StalkPlayouts() {
        super(new StalkBox().game());
    }

    @Override
    int seats() {
        return seats;
    }
}
