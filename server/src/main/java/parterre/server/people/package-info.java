/// The people: guests, known by a signed cookie, with their names, badges and devices. Accounts are not needed.
@NullMarked
package parterre.server.people;

import org.jspecify.annotations.NullMarked;
