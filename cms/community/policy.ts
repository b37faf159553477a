import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

/** What visitors wrote is for those who look after what visitors say. */
export function canReadForms(viewer: Viewer): boolean {
  return can(viewer, 'moderate_comments');
}

/** Numbers of files name nobody: they are for those who look after everybody's pages. */
export function canReadDownloads(viewer: Viewer): boolean {
  return can(viewer, 'edit_others_pages');
}

/** Mails go to people's addresses. */
export function canReadMails(viewer: Viewer): boolean {
  return can(viewer, 'list_users');
}

/** Accounts of visitors are for those who look after the accounts of staff. */
export function canReadAccounts(viewer: Viewer): boolean {
  return can(viewer, 'list_users');
}

export function canChangeAccounts(viewer: Viewer): boolean {
  return can(viewer, 'edit_users');
}

export function canDeleteAccounts(viewer: Viewer): boolean {
  return can(viewer, 'delete_users');
}
