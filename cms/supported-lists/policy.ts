import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

/** A saved list is on the site a moment later, so editing lists requires permission to publish pages. */
export function canKeepLists(viewer: Viewer): boolean {
  return can(viewer, 'publish_pages');
}
