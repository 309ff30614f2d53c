/// How the laboratory stores values as JSON. Each field and each constant has a stored name that is declared
/// once, as a text. So a Java name can change without any change of what is stored.
@NullMarked
package parterre.lab.stored;

import org.jspecify.annotations.NullMarked;
