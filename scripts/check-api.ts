import { findUnannouncedChanges, NOTICE_DAYS } from './api/find-unannounced-changes.ts';
import { listSchemaVersions } from './api/list-schema-versions.ts';

/** Checks that no version of the GraphQL API removes what the previous one promised; see `docs/decisions/015`. */
const versions = await listSchemaVersions();
const problems = versions.slice(1).flatMap((after, at) => {
  const before = versions[at];
  return before === undefined || before.sdl === after.sdl ? [] : findUnannouncedChanges(before, after);
});

if (problems.length > 0) {
  console.error(`
The GraphQL API breaks its clients:
- ${problems.join('\n- ')}

Keep the field and deprecate it: in a block, "deprecated: { until: '2027-03-01', instead: 'Use heading.' }"; in the base
schema, @deprecated(reason: "Use heading. Removed after 2027-03-01."). The day must be at least ${NOTICE_DAYS} days away.
A field that must change its type needs a new name.
`);
  process.exitCode = 1;
}
