import { readEnvironment } from '../../cms/env.ts';
import { sampleAccounts, samplePassword } from '../../cms/seed/accounts.ts';
import type { LaunchSettings } from './settings.ts';

/** What a newcomer needs first. The sample accounts exist only in seeded content. */
export function welcome({ publicUrl, dataDirectory }: LaunchSettings, env: NodeJS.ProcessEnv): string {
  const hasSamples = readEnvironment(env).seed === 'demo';
  const account = hasSamples ? `${sampleAccounts.editor.email} / ${samplePassword}` : 'with your own account';
  return `
  Haptera is running.

    Site      ${publicUrl}       ${publicUrl}/en
    Studio    ${publicUrl}/studio
    GraphQL   ${publicUrl}/graphql
    REST      ${publicUrl}/wp-json/wp/v2

    Sign in   ${account}
    Data      ${dataDirectory}

  Ctrl+C ends everything.
`;
}
