package parterre.engine.text;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Game;
import parterre.engine.Reading;
import parterre.engine.Setup;

/// The ready-made text form of positions that are records of plain values, with one line for each component, by its
/// [declared name][Stored]:
///
/// ```text
/// seats: 2
/// turn: P1
/// can: 5
/// pots: 12 3, 0 1
/// ```
///
/// One component is the [Setup]. The others are whole numbers, truths (`yes`, `no`), enums that are
/// [Worded][parterre.engine.Worded], seats, optionals of these, records of these, and lists. The constructor of the
/// record refuses positions that the rules do not allow by an [IllegalArgumentException]. The checks of
/// [parterre.engine.ViewCheck] also name the component.
public final class RecordPositions {
    private RecordPositions() {}

    /// Returns the form of this game's positions.
    ///
    /// @param type the record
    /// @throws IllegalArgumentException if it is no record with a setup and components that have ready-made forms
    public static <S> PositionForm<S> of(Game<S, ?, ?> game, Class<S> type) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(
                    type + " is no record of plain values: " + game.info().name() + " needs positions() of its own");
        }
        var parts = new RecordParts<>(type);
        var components = parts.components();
        int agreed = components.stream().map(part -> part.getType()).toList().indexOf(Setup.class);
        if (agreed < 0) {
            throw new IllegalArgumentException(type + " has no component of type Setup");
        }
        var written = components.stream()
                .filter(part -> part.getType() != Setup.class)
                .<Field<S, ?>>map(part -> parts.field(part, PlainForms.ofPosition(part)))
                .toList();
        return new PositionForm<>(
                game, setup -> new Fields<>(written, values -> make(parts, written, agreed, setup, values)));
    }

    private static <S> Reading<S> make(
            RecordParts<S> parts, List<Field<S, ?>> written, int agreed, Setup setup, Values values) {
        var all = new ArrayList<Object>();
        written.forEach(field -> all.add(values.of(field)));
        all.add(agreed, setup);
        return parts.make(all);
    }
}
