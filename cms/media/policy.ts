import { can } from '../permission/capabilities.ts';
import type { Editable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { Media } from './model.ts';

type Thing = Pick<Media, 'authorId'>;

// Who may see a file depends on the documents that use it: `visible-media.ts` checks that in the database.

export function canUploadMedia(viewer: Viewer): boolean {
  return can(viewer, 'upload_files');
}

export function canEditMedia<T extends Thing>(viewer: Viewer, media: T): media is Editable<T> {
  return can(viewer, 'edit_posts') && (isOwn(viewer, media) || can(viewer, 'edit_others_posts'));
}

export function canDeleteMedia<T extends Thing>(viewer: Viewer, media: T): media is Editable<T> {
  return can(viewer, 'delete_posts') && (isOwn(viewer, media) || can(viewer, 'delete_others_posts'));
}

export function canGiveMedia(viewer: Viewer): boolean {
  return can(viewer, 'edit_others_posts');
}

function isOwn(viewer: Viewer, media: Thing): boolean {
  return viewer.user !== null && media.authorId === viewer.user.id;
}
