/// Texts of several fields, such as positions. Each field is declared once, with its name and the form of its
/// value. Reading, writing and all problems of such a text follow from the declaration.
/// [parterre.engine.text.PositionForm] is the form of a whole position, and [parterre.engine.text.Invariant] is
/// a condition that it fulfils.
@NullMarked
package parterre.engine.text;

import org.jspecify.annotations.NullMarked;
