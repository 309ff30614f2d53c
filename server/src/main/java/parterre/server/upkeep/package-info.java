/// What the server does by itself about what it keeps: it forgets what the operator wants to be forgotten, and makes
/// backups. [parterre.server.upkeep.RestoreDrill] tries whether a backup can be used.
@NullMarked
package parterre.server.upkeep;

import org.jspecify.annotations.NullMarked;
