package parterre.server.table.stored;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parterre.server.review.ChancesCodec;
import parterre.server.review.ReviewCodec;

/// The declarations of the codecs: the fields of each stored kind and object, by the headings of
/// `docs/stored-events.md`.
final class StoredShapes {
    private StoredShapes() {}

    static Map<String, List<String>> all() {
        var shapes = new LinkedHashMap<String, List<String>>();
        EventCodec.KINDS.kinds().forEach((kind, fields) -> shapes.put("event `" + kind + "`", fields));
        shapes.put("object `terms`", TermsCodec.TERMS.fields());
        TermsCodec.CLOCK.kinds().forEach((kind, fields) -> shapes.put("clock `" + kind + "`", fields));
        shapes.put("object `match`", TermsCodec.MATCH.fields());
        shapes.put("object `played`", TermsCodec.PLAYED.fields());
        shapes.put("object `chair`", TermsCodec.CHAIR.fields());
        NoteCodec.KINDS.kinds().forEach((kind, fields) -> shapes.put("note `" + kind + "`", fields));
        shapes.put("object `card`", CardCodec.CARD.fields());
        shapes.put("object `outcome`", CardCodec.OUTCOME.fields());
        shapes.put("object `rank`", CardCodec.RANK.fields());
        CardCodec.ENDING.kinds().forEach((kind, fields) -> shapes.put("ending `" + kind + "`", fields));
        shapes.put("object `preferences`", PreferenceCodec.KEPT.fields());
        shapes.put("object `answer`", PreferenceCodec.ANSWER.fields());
        shapes.put("object `throughout`", PreferenceCodec.THROUGHOUT.fields());
        shapes.putAll(ReviewCodec.shapes());
        shapes.putAll(ChancesCodec.shapes());
        return shapes;
    }
}
