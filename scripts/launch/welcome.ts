import { addresses } from '#contract/addresses.ts';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { readEnvironment } from '../../cms/env.ts';
import { sampleAccounts, samplePassword } from '../../demo/accounts.ts';
import { readEnvironment as readPlatformEnvironment } from '../../platform/env.ts';
import { sampleVisitors, samplePassword as visitorPassword } from '../../platform/seed/sample-accounts.ts';
import type { Output } from './output.ts';
import type { Readiness } from './service.ts';
import { serviceEnvironment } from './service-environment.ts';
import type { LaunchSettings } from './settings.ts';

/** Reports that the product is running, with the addresses and sample accounts that a newcomer needs. */
export function announce(output: Output, settings: LaunchSettings, readiness: Readiness): void {
  const { publicUrl, dataDirectory } = settings;
  if (output.isForPeople) output.say('running', printWelcome(settings, readiness));
  else output.say('running', state[readiness], { publicUrl, dataDirectory, ...listSamples(settings) });
}

/** For programs that read the log, and people who read it in a file. Empty unless the content is the sample content. */
function listSamples(settings: LaunchSettings): Readonly<Record<string, unknown>> {
  const staff = Object.values(sampleAccounts).map(({ email, role }) => ({ email, role, password: samplePassword }));
  const visitors = sampleVisitors.map(({ username, shows }) => ({ username, shows, password: visitorPassword }));
  return {
    ...(hasSampleStaff(settings) && { sampleStaff: staff }),
    ...(hasSampleVisitors(settings) && { sampleVisitors: visitors }),
  };
}

function hasSampleStaff(settings: LaunchSettings): boolean {
  return readEnvironment(serviceEnvironment(settings, 'production', 'cms')).seed === 'demo';
}

function hasSampleVisitors(settings: LaunchSettings): boolean {
  return readPlatformEnvironment(serviceEnvironment(settings, 'production', 'platform')).seed === 'demo';
}

function printWelcome(settings: LaunchSettings, readiness: Readiness): string {
  const { publicUrl, dataDirectory } = settings;
  const { administrator, editor } = sampleAccounts;
  const account = hasSampleStaff(settings)
    ? `${editor.email} / ${samplePassword}
              ${administrator.email} / ${samplePassword}   (settings, users)`
    : 'with your own account';
  return `
  ${state[readiness]}

    Site      ${publicUrl}       ${publicUrl}/en
    Studio    ${publicUrl}${addresses.studio.path}
    GraphQL   ${publicUrl}${addresses.graphql.path}
    REST      ${publicUrl}${addresses.rest.path}/wp/v2

    Sign in   ${account}${printVisitors(settings)}
    Data      ${dataDirectory}

  Press Ctrl+C to stop everything.
`;
}

/** Sample accounts of the website itself (separate from staff), and where mails are shown without a mail server. */
function printVisitors(settings: LaunchSettings): string {
  const { mail, publicUrl } = readPlatformEnvironment(serviceEnvironment(settings, 'production', 'platform'));
  const outbox = `${publicUrl}${addresses.platform.path}/outbox`;
  const mails = mail.smtpUrl === null && isOfThisMachine(publicUrl) ? `\n    Mails     ${outbox}` : '';
  if (!hasSampleVisitors(settings)) return mails;
  const width = Math.max(...sampleVisitors.map(({ username }) => username.length)) + 3;
  const lines = sampleVisitors.map(({ username, shows }) => `              ${username.padEnd(width)}(${shows})`);
  return `\n    Log in    on the website, each with ${visitorPassword}\n${lines.join('\n')}${mails}`;
}

const state: Readonly<Record<Readiness, string>> = {
  ready: 'Haptera is running.',
  standby: 'Haptera is running on standby: it serves pages and accepts changes once the other one stops.',
  waiting: 'Haptera is running, but its database does not accept changes: see the log lines of the CMS above.',
};
