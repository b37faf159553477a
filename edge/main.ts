import { createLog } from '#kit/log.ts';
import { surviveLostReader } from '#kit/log-sink.ts';
import { watchProcess } from '#kit/process-metrics.ts';
import { serveMetrics } from '#kit/serve-metrics.ts';
import { SettingsError } from '#kit/settings.ts';
import { describeEvent } from './describe-event.ts';
import { edgeMetrics } from './edge-metrics.ts';
import { type EdgeEnv, readEdgeEnv } from './env.ts';
import { createEdge } from './server.ts';

surviveLostReader(process.stdout);
const log = createLog({ room: 'edge' });
// After an uncaught exception the process is in an unknown state: log the cause, exit, and let the launcher restart it.
process.on('uncaughtException', (error) => {
  log.error('uncaught', 'The process exits because of an uncaught exception.', { error });
  process.exit(1);
});

const { host, port, metricsPort, config } = readSettingsOrEnd();
const edge = createEdge({
  ...config,
  onEvent: (event) => {
    const { level, message, fields } = describeEvent(event);
    // The log limits lines per event name. Each reason gets its own name, so that one reason cannot silence another.
    log[level](event.kind === 'refused' ? `refused-${event.reason}` : event.kind, message, fields);
  },
});
const figures = metricsPort === 0 ? null : watchProcess('edge');
if (figures !== null) {
  await serveMetrics({ port: metricsPort, collect: () => [...edgeMetrics(edge.stats()), ...figures.read()] });
  log.info('metrics', `Metrics are at http://127.0.0.1:${metricsPort}/metrics.`);
}
const address = await edge.listen(port, host);
log.info('listening', `The edge is listening at http://${address.host}:${address.port} for ${config.publicUrl}.`);

let isClosing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void edge.close().then(() => {
      log.flush();
      process.exit(0);
    });
  });
}

function readSettingsOrEnd(): EdgeEnv {
  try {
    return readEdgeEnv();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log.error('failed', error.message);
    process.exit(1);
  }
}
