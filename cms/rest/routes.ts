import type { Definitions } from '#cms-schema/typed-document.ts';
import { documentTypes } from '#contract/content-types.ts';
import { auditRoutes } from '../audit/rest.ts';
import { blockTypeRoutes } from '../block-types/rest.ts';
import { documentRoutes } from '../documents/rest.ts';
import { addressRoutes } from '../documents/rest-address.ts';
import { mediaRoutes } from '../media/rest.ts';
import { menuRoutes } from '../menus/rest.ts';
import { outboxRoutes } from '../outbox/rest.ts';
import { presenceRoutes } from '../presence/rest.ts';
import { previewRoutes } from '../previews/rest.ts';
import { publishingRoutes } from '../publishing/rest.ts';
import { createContentReader } from '../publishing/typed-content.ts';
import { revisionRoutes } from '../revisions/rest.ts';
import { scheduleRoutes } from '../schedule/rest.ts';
import { searchRoutes } from '../search/rest.ts';
import { settingsRoutes } from '../settings/rest.ts';
import { termRoutes } from '../terms/rest.ts';
import { typeRoutes } from '../types/rest.ts';
import { userRoutes } from '../users/rest.ts';
import { applicationPasswordRoutes } from '../users/rest-application-passwords.ts';
import { sessionRoutes } from '../users/rest-session.ts';
import { sessionListRoutes } from '../users/rest-sessions.ts';
import type { Route } from './route.ts';

/** Every route but the index and `batch/v1`, which are about the others. */
export function listRoutes(definitions: Definitions): readonly Route[] {
  // Editors look at a handful of documents again and again.
  const readContent = createContentReader(definitions, 32);
  return [
    ...documentTypes.flatMap((type) => [...documentRoutes(type, readContent), ...revisionRoutes(type, readContent)]),
    ...mediaRoutes(),
    ...menuRoutes(),
    ...typeRoutes(),
    ...termRoutes('category'),
    ...termRoutes('post_tag'),
    ...userRoutes(),
    ...applicationPasswordRoutes(),
    ...searchRoutes(),
    ...blockTypeRoutes(definitions),
    ...settingsRoutes(),
    ...sessionRoutes(),
    ...sessionListRoutes(),
    ...publishingRoutes(readContent),
    ...addressRoutes(),
    ...scheduleRoutes(),
    ...previewRoutes(),
    ...presenceRoutes(),
    ...outboxRoutes(),
    ...auditRoutes(),
  ];
}
