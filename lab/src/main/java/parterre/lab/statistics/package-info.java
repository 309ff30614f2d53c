/// Statistics of experiments: estimates of ratios from paired blocks, intervals that hold at any time,
/// corrections for many comparisons, and how many games a difference needs. Nothing here knows games.
@NullMarked
package parterre.lab.statistics;

import org.jspecify.annotations.NullMarked;
