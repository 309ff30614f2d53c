package parterre.bench;

import java.util.Map;
import org.openjdk.jmh.annotations.Param;
import parterre.flora.FloraBox;

/// Measures Fire and Flora without trades, since the listed trades are only some of the possible ones. FF-D4
public class FloraPlayouts extends GamePlayouts {
    @Param({"2", "4"})
    int seats;

    public FloraPlayouts() {
        super(new FloraBox().game(), Map.of("trade-limit", "0"));
    }

    @Override
    int seats() {
        return seats;
    }
}
