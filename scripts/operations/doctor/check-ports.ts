import { createConnection } from 'node:net';
import { addresses } from '#contract/addresses.ts';
import { isStillRunning, readProcessRecord } from '../../launch/process-record.ts';
import { findPortHolder } from './find-port-holder.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

type Answer = 'ours' | 'unwell' | 'free' | 'foreign';

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
  for (const [index, { name, port: number }] of doors.entries()) {
    const answer = answers[index];
    const holder = answer === 'free' ? null : await findPortHolder(number);
    const by = holder === null ? '' : ` (${holder})`;
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
    if (answer === 'free' && !answers.includes('foreign'))
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
  if (response === null || !/"status"\s*:/.test(text)) return 'foreign';
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
