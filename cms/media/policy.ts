import { can } from '../users/capabilities.ts';
import type { Viewer } from '../users/model.ts';
import type { Media } from './model.ts';

/** Files are for readers, as in WordPress: whoever has the address may look. */
export function canReadMedia(_viewer: Viewer, _media: Media): boolean {
  return true;
}

export function canUploadMedia(viewer: Viewer): boolean {
  return can(viewer, 'upload_files');
}

export function canEditMedia(viewer: Viewer, media: Pick<Media, 'authorId'>): boolean {
  const isOwn = viewer.user !== null && media.authorId === viewer.user.id;
  return can(viewer, 'edit_posts') && (isOwn || can(viewer, 'edit_others_posts'));
}

export function canDeleteMedia(viewer: Viewer, media: Pick<Media, 'authorId'>): boolean {
  const isOwn = viewer.user !== null && media.authorId === viewer.user.id;
  return can(viewer, 'delete_posts') && (isOwn || can(viewer, 'delete_others_posts'));
}
