package parterre.engine.box;

/// The effect of one feature that makes a position better than another.
///
/// @param feature its name, as [Features#names] has it
/// @param change the feature's number in the first position less that in the other
/// @param effect how much better the first position is by that, in units of its own; less than 0 if it is worse
public record FeatureEffect(String feature, double change, double effect) {}
