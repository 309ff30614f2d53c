/// How values are stored as JSON. Each field, kind and constant has a stored name that is declared once, as a
/// text. So a Java name can change without any change of what is stored. `docs/stored-events.md` describes
/// the stored form.
@NullMarked
package parterre.server.stored;

import org.jspecify.annotations.NullMarked;
