import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

/** Messages from visitors are for users who may moderate comments. */
export function canReadForms(viewer: Viewer): boolean {
  return can(viewer, 'moderate_comments');
}

/** Download counts name nobody, so they are for users who may edit others' pages. */
export function canReadDownloads(viewer: Viewer): boolean {
  return can(viewer, 'edit_others_pages');
}

/** Mails show people's addresses. */
export function canReadMails(viewer: Viewer): boolean {
  return can(viewer, 'list_users');
}

/** Accounts of visitors are for users who manage the accounts of staff. */
export function canReadAccounts(viewer: Viewer): boolean {
  return can(viewer, 'list_users');
}

export function canChangeAccounts(viewer: Viewer): boolean {
  return can(viewer, 'edit_users');
}

export function canDeleteAccounts(viewer: Viewer): boolean {
  return can(viewer, 'delete_users');
}
