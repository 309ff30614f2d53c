package parterre.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.GameInfo;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.server.wire.ServerFault;

class RecordTextTest {
    private static final GameInfo MARS =
            Boxes.named("gardens-of-mars").orElseThrow().game().info();

    private static Reading<GameRecord> read(int steps, Optional<String> position) {
        var record = new GameRecord(
                MARS.slug(),
                Setup.standard(MARS, 2),
                BySeat.none(),
                Map.of(),
                position,
                Collections.nCopies(steps, new GameRecord.Entry.Played("P1: place a1")),
                Optional.empty());
        return RecordText.read(List.of(MARS), new RecordForm(List.of(MARS)).write(record));
    }

    @Test
    void aRecord_hasALimitedNumberOfSteps() {
        assertThat(read(RecordText.MOST_STEPS, Optional.empty())).isInstanceOf(Reading.Good.class);
        assertThat(read(RecordText.MOST_STEPS + 1, Optional.empty()))
                .isEqualTo(Reading.bad("record", new ServerFault.TooManySteps(RecordText.MOST_STEPS)));
    }

    @Test
    void itsPosition_hasALimitedLength() {
        assertThat(read(1, Optional.of("a".repeat(PositionText.LONGEST)))).isInstanceOf(Reading.Good.class);
        assertThat(read(1, Optional.of("a".repeat(PositionText.LONGEST + 1))))
                .isEqualTo(Reading.bad("position", new ServerFault.TextTooLong(PositionText.LONGEST)));
    }
}
