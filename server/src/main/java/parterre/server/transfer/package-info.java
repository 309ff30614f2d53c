/// Exports tables and people's data into folders, and imports such folders. `docs/export.md` describes the
/// files.
@NullMarked
package parterre.server.transfer;

import org.jspecify.annotations.NullMarked;
