package parterre.engine;

/// Why a request is refused, or what is wrong with a text: a message that is an answer to one person. It is said to
/// them in their language and is not part of what is streamed to a table.
///
/// The reason of a [Refusal] is a whole sentence. The fault of a [Reading.Problem] is said of what is at fault ("is not
/// a whole number") and tells what would be right.
public interface Reason extends Message {}
