package parterre.flora.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.engine.Reading;
import parterre.engine.text.FieldContent;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.flora.text.Layout.Ground;

/// The lands of a row. Taken apart, each land has a part with its name.
///
/// @param ground the form of one land and what is on it
record RowForm(GroundForm ground) implements Form<List<Ground>> {
    private static final Pattern OUTSIDE = Pattern.compile("\\s+(?![^(]*\\))|(?<=\\))(?=[^\\s)])");

    /// Puts `;` between the lands of a row, because brackets contain spaces, too.
    private static String separated(String row) {
        return OUTSIDE.matcher(row.strip()).replaceAll(";");
    }

    @Override
    public String example() {
        return ground.example();
    }

    @Override
    public String write(List<Ground> row) {
        return Forms.list(ground).write(row);
    }

    @Override
    public Reading<List<Ground>> read(String text) {
        return Forms.list(ground, ";").read(separated(text));
    }

    @Override
    public FieldContent apart(String text) {
        if (!(read(text) instanceof Reading.Good<List<Ground>>(var row))) {
            return new FieldContent.Text(text);
        }
        var lands = new LinkedHashMap<String, FieldContent>();
        row.forEach(one -> lands.put(ground.land(one), ground.content(one)));
        return new FieldContent.Parts(lands);
    }

    @Override
    public String together(FieldContent content) {
        if (!(content instanceof FieldContent.Parts(var lands))) {
            return content.plain();
        }
        return lands.isEmpty()
                ? Forms.NONE
                : lands.entrySet().stream()
                        .map(land -> GroundForm.written(land.getKey(), land.getValue()))
                        .collect(Collectors.joining(" "));
    }
}
