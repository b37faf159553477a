import type { Definitions } from '#cms-schema/typed-document.ts';
import { documentTypes } from '#contract/content-types.ts';
import { createContentReader } from '../../typed-content.ts';
import { addressRoutes } from './haptera/address-routes.ts';
import { auditRoutes } from './haptera/audit-routes.ts';
import { communityRoutes } from './haptera/community-routes.ts';
import { documentPasswordRoutes } from './haptera/document-password-routes.ts';
import { fetchMediaRoutes } from './haptera/fetch-media-routes.ts';
import { findRoutes } from './haptera/find-routes.ts';
import { groupRoutes } from './haptera/group-routes.ts';
import { historyRoutes } from './haptera/history-routes.ts';
import { outboxRoutes } from './haptera/outbox-routes.ts';
import { presenceRoutes } from './haptera/presence-routes.ts';
import { previewRoutes } from './haptera/preview-routes.ts';
import { publishingRoutes } from './haptera/publishing-routes.ts';
import { redirectRoutes } from './haptera/redirect-routes.ts';
import { reviewRoutes } from './haptera/review-routes.ts';
import { scheduleRoutes } from './haptera/schedule-routes.ts';
import { sessionListRoutes } from './haptera/session-list-routes.ts';
import { sessionRoutes } from './haptera/session-routes.ts';
import { supportedListRoutes } from './haptera/supported-list-routes.ts';
import { usesRoutes } from './haptera/uses-routes.ts';
import { visitorRoutes } from './haptera/visitor-routes.ts';
import { workRoutes } from './haptera/work-routes.ts';
import type { Route } from './route.ts';
import { blockTypeRoutes } from './wp/block-types/routes.ts';
import { documentRoutes } from './wp/documents/routes.ts';
import { mediaRoutes } from './wp/media/routes.ts';
import { menuRoutes } from './wp/menus/routes.ts';
import { revisionRoutes } from './wp/revisions/routes.ts';
import { searchRoutes } from './wp/search/routes.ts';
import { settingsRoutes } from './wp/settings/routes.ts';
import { termRoutes } from './wp/terms/routes.ts';
import { typeRoutes } from './wp/types/routes.ts';
import { applicationPasswordRoutes } from './wp/users/application-password-routes.ts';
import { userRoutes } from './wp/users/routes.ts';

/** All routes except the index and `batch/v1`, which are made from the others. */
export function listRoutes(definitions: Definitions, publicUrl: string): readonly Route[] {
  // A small cache: editors keep loading the same few documents.
  const readContent = createContentReader(definitions, publicUrl, 32);
  return [
    ...documentTypes.flatMap((type) => [
      ...documentRoutes(type, readContent),
      ...revisionRoutes(type, readContent),
      ...workRoutes(type),
      ...historyRoutes(type),
    ]),
    ...mediaRoutes(),
    ...fetchMediaRoutes(),
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
    ...groupRoutes(readContent),
    ...reviewRoutes(readContent),
    ...addressRoutes(),
    ...findRoutes(),
    ...scheduleRoutes(),
    ...redirectRoutes(),
    ...documentPasswordRoutes(),
    ...usesRoutes(),
    ...previewRoutes(),
    ...presenceRoutes(),
    ...supportedListRoutes(),
    ...communityRoutes(),
    ...visitorRoutes(),
    ...outboxRoutes(),
    ...auditRoutes(),
  ];
}
