/// Experiments: what is played, how often and what is measured.
///
/// [parterre.lab.experiment.ExperimentFile] reads an experiment from YAML. An experiment is plain data, so that
/// other processes and machines can have a copy.
@NullMarked
package parterre.lab.experiment;

import org.jspecify.annotations.NullMarked;
