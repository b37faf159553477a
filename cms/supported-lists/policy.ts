import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

/** A save is on the site a moment later: who may publish pages may keep the lists that they show. */
export function canKeepLists(viewer: Viewer): boolean {
  return can(viewer, 'publish_pages');
}
