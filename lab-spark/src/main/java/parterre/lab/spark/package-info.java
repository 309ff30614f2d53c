/// Plays the units of experiments on Apache Spark.
///
/// [parterre.lab.spark.SparkProvider] connects to a cluster, [parterre.lab.spark.SparkCluster] sends it tasks, and
/// [parterre.lab.spark.UnitTask] is what each machine does.
@NullMarked
package parterre.lab.spark;

import org.jspecify.annotations.NullMarked;
