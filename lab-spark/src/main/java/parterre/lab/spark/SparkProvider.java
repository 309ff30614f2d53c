package parterre.lab.spark;

import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import parterre.lab.run.Cluster;

/// Connects to Spark: `local[2]`, `local[*]`, or the address of a master such as `spark://host:7077`.
public final class SparkProvider implements Cluster.Provider {
    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9][0-9]{0,3})])?");
    private static final Pattern MASTER = Pattern.compile("spark://[^/\\s]+:[0-9]+(,[^/\\s]+:[0-9]+)*");
    private static final String LOOPBACK = "127.0.0.1";

    @Override
    public Cluster connect(String master) {
        if (!LOCAL.matcher(master).matches() && !MASTER.matcher(master).matches()) {
            throw new IllegalArgumentException(master + " is neither local[N], local[*] nor spark://HOST:PORT");
        }
        // System properties that begin with "spark." come first: by them an operator sets what Spark documents.
        var settings = new SparkConf(true).setMaster(master);
        settings.setIfMissing("spark.app.name", "Parterre laboratory");
        settings.setIfMissing("spark.ui.enabled", "false");
        // Machines come and go while a long experiment runs. A game that breaks down breaks down again on any of them.
        settings.setIfMissing("spark.task.maxFailures", "8");
        if (LOCAL.matcher(master).matches() || master.contains("//" + LOOPBACK) || master.contains("//localhost")) {
            settings.setIfMissing("spark.driver.host", LOOPBACK);
        }
        return new SparkCluster(settings);
    }
}
