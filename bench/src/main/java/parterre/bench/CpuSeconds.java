package parterre.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/// Counts operations per CPU second of the whole process, compiler and collector included. A machine that others use,
/// too, can measure this. Use with `-prof parterre.bench.CpuSeconds`.
public final class CpuSeconds implements InternalProfiler {
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long before;

    @Override
    public String getDescription() {
        return "operations per CPU second";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = system.getProcessCpuTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double seconds = (system.getProcessCpuTime() - before) * 1e-9;
        double operations = result.getMetadata().getMeasuredOps();
        return List.of(new ScalarResult("perCpuSecond", operations / seconds, "ops/cpu-s", AggregationPolicy.AVG));
    }
}
