/// People's habits at the page, in a real browser, against a server with a real port and a real database.
///
/// Every test finds what it wants as a person does: by role and accessible name.
@NullMarked
package parterre.browser;

import org.jspecify.annotations.NullMarked;
