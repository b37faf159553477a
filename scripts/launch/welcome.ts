import type { LaunchSettings } from './settings.ts';

/** What a newcomer needs first. The sample accounts exist only in seeded content. */
export function welcome({ publicUrl, dataDirectory }: LaunchSettings): string {
  return `
  Haptera is running.

    Site      ${publicUrl}       ${publicUrl}/en
    Studio    ${publicUrl}/studio
    GraphQL   ${publicUrl}/graphql
    REST      ${publicUrl}/wp-json/wp/v2

    Sign in   editor@haptera.example / touch-made-visible
    Data      ${dataDirectory}

  Ctrl+C ends everything.
`;
}
