/// How values are stored as JSON. Each field, kind and constant has a stored name that is declared once, as a
/// text. So a Java name can change without any change of what is stored. The server, the
/// laboratory and the command use these codecs. `docs/stored-events.md` describes what the server stores.
@NullMarked
package parterre.stored;

import org.jspecify.annotations.NullMarked;
