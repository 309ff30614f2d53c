/// Reports of experiments. [parterre.lab.report.ReportMaker] turns findings into a page of headings,
/// sentences and tables in one language, and writers turn the page into text, Markdown and other forms.
@NullMarked
package parterre.lab.report;

import org.jspecify.annotations.NullMarked;
