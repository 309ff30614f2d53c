/// The single games of experiments, kept as Parquet and asked by SQL.
///
/// [parterre.lab.games.GameTable] has the columns, [parterre.lab.games.GameFiles] is a folder of such files, and
/// [parterre.lab.games.GameQuery] asks them. `docs/lab-data.md` describes the columns.
@NullMarked
package parterre.lab.games;

import org.jspecify.annotations.NullMarked;
