/// Who is there: guests, known by a signed cookie; their names, badges and devices. Nobody needs an account.
@NullMarked
package parterre.server.people;

import org.jspecify.annotations.NullMarked;
