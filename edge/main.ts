import { readEdgeEnv } from './env.ts';
import { createEdge } from './server.ts';

const { host, port, config } = readEdgeEnv();
const edge = createEdge({
  ...config,
  onEvent: (event) => {
    const detail = event.kind === 'unexpected' ? { ...event, error: String(event.error) } : event;
    process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), room: 'edge', ...detail })}\n`);
  },
});
const address = await edge.listen(port, host);
process.stdout.write(`The edge listens at http://${address.host}:${address.port} for ${config.publicUrl}\n`);

let isClosing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void edge.close().then(() => process.exit(0));
  });
}
