/// The automatic upkeep of stored data. The server forgets what the operator wants it to forget, and makes backups.
/// [parterre.server.upkeep.RestoreDrill] tests whether a backup can be used.
@NullMarked
package parterre.server.upkeep;

import org.jspecify.annotations.NullMarked;
