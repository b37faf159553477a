import { createConnection } from 'node:net';
import { addresses } from '#contract/addresses.ts';
import { isStillRunning, type ProcessRecord, readProcessRecord } from '../../launch/process-record.ts';
import { findPortHolder, type PortHolder } from './find-port-holder.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

type Answer = 'ours' | 'unwell' | 'free' | 'foreign' | 'silent';

interface Door {
  readonly name: string;
  readonly port: number;
  readonly url: string;
}

/** Checks the four ports: used by the product, free, or used by another program. */
export const checkPorts: Check = async ({ settings }) => {
  if (settings === null) return [];
  const { port, cmsPort, sitePort, platformPort } = settings;
  const doors: Door[] = [
    { name: 'edge', port, url: `http://127.0.0.1:${port}${addresses.health.path}` },
    { name: 'cms', port: cmsPort, url: `http://127.0.0.1:${cmsPort}${addresses.health.path}` },
    { name: 'platform', port: platformPort, url: `http://127.0.0.1:${platformPort}${addresses.health.path}` },
    { name: 'site', port: sitePort, url: `http://localhost:${sitePort}${addresses.siteHealth.path}` },
  ];
  const answers = await Promise.all(doors.map(knock));
  if (answers.every((answer) => answer === 'free')) return [await describeSilence(settings.dataDirectory, doors)];
  if (answers.every((answer) => answer === 'ours'))
    return [ok('ports', `The product runs on ${doors.map((door) => door.port).join(', ')}.`)];
  const findings: Finding[] = [];
  const record = await readProcessRecord(settings.dataDirectory);
  for (const [index, { name, port: number }] of doors.entries()) {
    const holder = answers[index] === 'free' ? null : await findPortHolder(number);
    const by = holder === null ? '' : ` (process ${holder.pid}, ${holder.command})`;
    const frozen = answers[index] === 'silent' && record ? await findOwn(record, name, holder) : null;
    const answer = answers[index] === 'silent' && frozen === null ? 'foreign' : answers[index];
    if (frozen !== null) findings.push(describeFrozen(name, number, frozen));
    if (answer === 'foreign')
      findings.push(
        problem(
          'ports',
          `Port ${number} of the ${name} is in use by another program${by}.`,
          'Stop that program, or set PORT to another number.',
        ),
      );
    if (answer === 'unwell')
      findings.push(
        problem(
          'ports',
          `The ${name} on port ${number} reports that it is unhealthy${by}.`,
          'See its lines in the log, and the other findings here.',
        ),
      );
    if (answer === 'free' && !answers.includes('foreign') && !answers.includes('silent'))
      findings.push(
        warning(
          'ports',
          `The ${name} does not answer on port ${number}.`,
          'Wait a moment if it is just starting; otherwise see the log.',
        ),
      );
  }
  return findings;
};

/** The pid of our own service that holds a port without answering; null if it is another program. */
async function findOwn(record: ProcessRecord, name: string, holder: PortHolder | null): Promise<number | null> {
  for (const service of record.services) {
    if (service.name !== name || !(await isStillRunning(record, service))) continue;
    // The supervisor holds the socket of the edge, which it shares with its processes.
    if (holder === null || [service.pid, record.supervisor.pid].includes(holder.pid)) return service.pid;
  }
  return null;
}

function describeFrozen(name: string, port: number, pid: number): Finding {
  return problem(
    'ports',
    `The ${name} on port ${port} (process ${pid}) is a process of this product, but does not answer: it is frozen or overloaded.`,
    `The product kills and restarts it within a minute. If that does not happen, the product itself is suspended: resume it, or end it and start again. A process stopped by hand goes on after "kill -CONT ${pid}".`,
  );
}

/** No port answers: the product is not running, or it was started with another PORT than the doctor. */
async function describeSilence(dataDirectory: string, doors: readonly Door[]): Promise<Finding> {
  const ports = doors.map((door) => door.port).join(', ');
  const record = await readProcessRecord(dataDirectory);
  if (record === null || !(await isStillRunning(record, record.supervisor)))
    return ok('ports', `The product is not running; ${ports} are free.`);
  return warning(
    'ports',
    `The product is running (process ${record.supervisor.pid}), but not on ${ports}.`,
    'Run "npm run doctor" with the PORT that it was started with.',
  );
}

async function knock({ port, url }: Door): Promise<Answer> {
  if (!(await isTaken(port))) return 'free';
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  if (response === null) return 'silent';
  if (!/"status"\s*:/.test(text)) return 'foreign';
  return response.ok ? 'ours' : 'unwell';
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(2_000, () => end(true));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
