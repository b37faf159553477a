import type { Capability } from '#contract/roles.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

export function canViewUser(viewer: Viewer, id: number): boolean {
  return viewer.user?.id === id || can(viewer, 'list_users');
}

/** Whether the viewer may see the names of all staff, not only those of published authors. */
export function canSeeColleagues(viewer: Viewer): boolean {
  return can(viewer, 'edit_posts');
}

export function canEditUser(viewer: Viewer, id: number): boolean {
  return viewer.user?.id === id || can(viewer, 'edit_users');
}

export function canManageUsers(
  viewer: Viewer,
  power: Extract<Capability, 'list_users' | 'create_users' | 'promote_users' | 'delete_users'>,
): boolean {
  return can(viewer, power);
}
