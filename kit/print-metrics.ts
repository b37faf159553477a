export interface Metric {
  /** A valid Prometheus name, such as `edge_requests_total`. */
  name: string;
  /** One sentence that explains the metric in a dashboard. */
  help: string;
  type: 'counter' | 'gauge';
  samples: readonly MetricSample[];
}

export interface MetricSample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** The `Content-Type` of the metrics. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Prints metrics in Prometheus's text format 0.0.4. Throws when a name is invalid, which is a bug. */
export function printMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${checkedName(name)} ${escapeText(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ labels = {}, value }) => `${name}${printLabels(labels)} ${printValue(value)}`),
      ]
        .join('\n')
        .concat('\n'),
    )
    .join('');
}

function printLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${checkedName(name)}="${escapeText(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function printValue(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

function checkedName(name: string): string {
  if (/^[a-zA-Z_][a-zA-Z0-9_]*$/.test(name)) return name;
  throw new Error(`"${name}" is not a valid Prometheus name: use letters, digits and underscores.`);
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}
