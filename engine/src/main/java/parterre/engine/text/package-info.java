/// Texts of several fields, such as positions: each field is declared once, with its name and the form of its value.
/// Reading, writing and everything that can be wrong with such a text follow from the declaration.
/// [parterre.engine.text.PositionForm] is a whole position, [parterre.engine.text.Invariant] a rule that it keeps.
@NullMarked
package parterre.engine.text;

import org.jspecify.annotations.NullMarked;
