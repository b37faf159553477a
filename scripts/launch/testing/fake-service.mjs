import { createServer } from 'node:http';

/**
 * A service whose behaviour is described by JSON in its only argument: `port`; `readyAfter` milliseconds during which
 * it answers 503 and `status`; `startsAfter` milliseconds before it listens; `chatter` milliseconds between two output
 * lines, 0 for a flood; `ignoresEnd` (SIGTERM); `drain` milliseconds before it ends. Paths: `/pid`, `/environment`,
 * `/block` (blocks the event loop forever), `/exit`.
 */
const {
  port,
  readyAfter = 0,
  startsAfter = 0,
  status = 'starting',
  chatter,
  ignoresEnd = false,
  drain = 0,
} = JSON.parse(process.argv[2] ?? '{}');
const started = performance.now();

const answers = {
  '/pid': () => String(process.pid),
  '/environment': () => JSON.stringify(process.env),
  '/exit': () => process.exit(3),
  '/block': () => {
    for (;;);
  },
};

const server = createServer((request, response) => {
  if (request.url === '/healthz') {
    const isReady = performance.now() - started >= readyAfter;
    response.writeHead(isReady ? 200 : 503).end(JSON.stringify({ status: isReady ? 'ok' : status }));
  } else response.end(answers[request.url ?? '']?.() ?? 'hello');
});

process.on('SIGTERM', () => {
  if (ignoresEnd) return;
  server.close(() => setTimeout(() => process.exit(0), drain));
  server.closeIdleConnections();
});

setTimeout(() => server.listen(port, '127.0.0.1'), startsAfter);
if (chatter === 0) setInterval(() => console.warn(`${'spoken again and again\n'.repeat(500)}`), 1);
else if (chatter !== undefined) setInterval(() => console.warn('still here'), chatter);
