/// Reviews finished games. The account puts each change of the chances down to luck, to a seat's decisions or
/// to what nobody could know. The grades say which decisions were mistakes, judged by what their seat could
/// know.
@NullMarked
package parterre.review;

import org.jspecify.annotations.NullMarked;
