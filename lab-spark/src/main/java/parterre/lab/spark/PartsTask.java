package parterre.lab.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import parterre.lab.run.ClusterTask;

/// The form in which Spark takes a task of the laboratory.
///
/// @param task what each machine does
record PartsTask<P extends Serializable, R extends Serializable>(ClusterTask<P, R> task)
        implements Function<List<P>, List<R>> {
    @Override
    public List<R> call(List<P> parts) {
        return task.call(parts);
    }

    /// Cuts parts into tasks of so many parts.
    static <P> List<List<P>> cut(List<P> parts, int size) {
        var tasks = new ArrayList<List<P>>();
        for (int first = 0; first < parts.size(); first += size) {
            tasks.add(new ArrayList<>(parts.subList(first, Math.min(parts.size(), first + size))));
        }
        return tasks;
    }
}
