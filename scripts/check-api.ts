import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { checkAnnouncements, findUnannouncedChanges, NOTICE_DAYS } from './api/find-unannounced-changes.ts';
import { readLastChange, readReleased } from './released/released-file.ts';

/** Checks that the GraphQL API keeps what the newest release promised; see `docs/decisions/015`. */
const file = 'cms-schema/schema.graphql';
const sdl = await readFile(path.join(projectRoot, file), 'utf8');
const present = { sdl, at: await readLastChange(file, sdl) };
const released = await readReleased(file);
const problems =
  released === null
    ? checkAnnouncements(null, present)
    : findUnannouncedChanges({ sdl: released.text, at: released.at }, present);

if (problems.length > 0) {
  console.error(`
The GraphQL API breaks its clients${released === null ? '' : `, who rely on ${released.tag}`}:
- ${problems.join('\n- ')}

Keep the field and deprecate it: in a block, "deprecated: { until: '2027-03-01', instead: 'Use heading.' }"; in the base
schema, @deprecated(reason: "Use heading. Removed after 2027-03-01."). The day must be at least ${NOTICE_DAYS} days away.
A field that must change its type needs a new name.
`);
  process.exitCode = 1;
} else {
  console.warn(
    released === null
      ? 'No release (a tag like v1.2.3) is known here, so nothing is promised yet: only announcements were checked.'
      : `Compared with ${released.tag} of ${released.at.toISOString().slice(0, 10)}.`,
  );
}
