package parterre.server.table.state;

import java.util.List;
import parterre.engine.GameInfo;
import parterre.engine.Reading;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.server.wire.ServerFault;

/// Reads records that people send. They may have a limited number of steps, since a position is kept for
/// each, and begin with a position of limited length.
public final class RecordText {
    /// The most steps that a record may have. Real games have at most a few thousand.
    public static final int MOST_STEPS = 10_000;

    private RecordText() {}

    /// Reads a record of one of these games.
    public static Reading<GameRecord> read(List<GameInfo> games, String text) {
        return read(new RecordForm(games), text);
    }

    public static Reading<GameRecord> read(RecordForm form, String text) {
        return form.read(text).then(record -> {
            if (record.steps() > MOST_STEPS) {
                return Reading.bad("record", new ServerFault.TooManySteps(MOST_STEPS));
            }
            return record.position()
                            .filter(position -> position.length() > PositionText.LONGEST)
                            .isPresent()
                    ? Reading.bad("position", new ServerFault.TextTooLong(PositionText.LONGEST))
                    : Reading.good(record);
        });
    }
}
