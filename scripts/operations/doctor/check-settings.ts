import { stat } from 'node:fs/promises';
import path from 'node:path';
import { hasTable } from '../../../cms/backup/tables.ts';
import { isPasswordRight } from '../../../cms/users/passwords.ts';
import { sampleAccounts, samplePassword } from '../../../demo/accounts.ts';
import type { Database } from '../../../kit/database/connect.ts';
import { isOfThisMachine } from '../../../kit/is-of-this-machine.ts';
import { checkDataDirectory } from '../../launch/check-data-directory.ts';
import { listSettingProblems } from '../../launch/check-settings.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

/** Checks the settings as a start would, and additionally what a public site needs. */
export const checkSettings: Check = async ({ variables, settings, dataDirectory }) => {
  const wrong = [
    ...listSettingProblems('production', variables).map(({ message }) => message),
    ...(await checkDataDirectory(dataDirectory)),
  ];
  const findings: Finding[] = wrong.map((message) =>
    problem('settings', message, 'Correct it: docs/operations.md lists all variables.'),
  );
  if (settings === null) return findings;
  const { publicUrl } = settings;
  if (isPublic(publicUrl)) {
    if (!publicUrl.startsWith('https:'))
      findings.push(
        warning(
          'settings',
          `PUBLIC_URL is ${publicUrl}: passwords are sent unencrypted.`,
          'Put TLS in front and set PUBLIC_URL to the https address.',
        ),
      );
    if (!variables.EDGE_TRUSTED_PROXIES)
      findings.push(
        warning(
          'settings',
          'EDGE_TRUSTED_PROXIES is not set: behind a proxy, all visitors count as one address.',
          'Set it to the address of the proxy in front, as the edge sees it.',
        ),
      );
  }
  return findings.length > 0 ? findings : [ok('settings', `The site is ${publicUrl}.`)];
};

/** Checks who can read files with secrets, and whether accounts still have the published sample password. */
export const checkSecrets: Check = async ({ settings, dataDirectory, database }) => {
  const findings: Finding[] = [];
  if (settings !== null && settings.secret.length < 32)
    findings.push(
      problem('secrets', 'HAPTERA_SECRET is shorter than 32 characters.', 'Generate one with "openssl rand -hex 32".'),
    );
  for (const name of ['secret', 'postgres/password', 'backups']) {
    const file = path.join(dataDirectory, name);
    const found = process.platform === 'win32' ? null : await stat(file).catch(() => null);
    if (found && (found.mode & 0o077) !== 0)
      findings.push(problem('secrets', `${file} can be read by other users.`, `Run: chmod go= ${file}`));
  }
  if (settings !== null && isPublic(settings.publicUrl) && database !== null) {
    const open = await listOpenSamples(database);
    if (open.length > 0)
      findings.push(
        problem(
          'secrets',
          `Accounts with the published sample password can sign in: ${open.join(', ')}.`,
          'Delete them in the studio, or change their passwords.',
        ),
      );
  }
  return findings.length > 0
    ? findings
    : [ok('secrets', 'Secrets are long enough, and only their owner can read them.')];
};

async function listOpenSamples(database: Database): Promise<string[]> {
  if (!(await hasTable(database, 'cms', 'users'))) return [];
  const emails = Object.values(sampleAccounts).map(({ email }) => email);
  const rows = await database.query<{ email: string; hash: string }>(
    'select email, password_hash as hash from users where email_key = any($1)',
    [emails],
  );
  const open: string[] = [];
  for (const { email, hash } of rows) if (await isPasswordRight(hash, samplePassword, 'known')) open.push(email);
  return open;
}

function isPublic(address: string): boolean {
  return URL.canParse(address) && !isOfThisMachine(address);
}
