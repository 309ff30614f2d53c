/// Measures experiments and finds their results.
///
/// [parterre.lab.measure.UnitSums] folds the games of a unit, [parterre.lab.measure.Measures] folds units in
/// their order, and [parterre.lab.measure.Findings] are the result.
@NullMarked
package parterre.lab.measure;

import org.jspecify.annotations.NullMarked;
