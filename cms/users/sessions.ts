import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { requireNoProgram } from '../permission/scopes.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import type { Session } from './model.ts';
import { canEditUser } from './policy.ts';
import { deleteSessionByHandle, deleteSessionsOf, listSessionRows } from './session-store.ts';

/** Milliseconds without a request after which a session ends. */
export const SESSION_IDLE = 12 * 60 * 60_000;

export interface SessionOperations {
  /**
   * The browsers in which a user is signed in, the most recently seen first; those of others require `edit_users`. Like
   * the methods below, throws `haptera_not_signed_in`, `haptera_cannot_edit_user`, and `haptera_session_needed` for
   * application passwords.
   */
  listSessions(viewer: Viewer, userId: number): Promise<readonly Session[]>;
  /** Throws `haptera_no_session` 404. */
  endSession(viewer: Viewer, userId: number, handle: string): Promise<void>;
  /** Ends all sessions except the viewer's current one. Returns their number. */
  endOtherSessions(viewer: Viewer, userId: number): Promise<number>;
}

export function createSessionOperations(core: CmsCore): SessionOperations {
  const authorize = (viewer: Viewer, userId: number) => {
    if (!viewer.user && viewer.via !== 'system') throw errors.notLoggedIn();
    requireNoProgram(viewer);
    if (!canEditUser(viewer, userId)) throw errors.cannotEditUser(viewer);
  };
  return {
    listSessions: async (viewer, userId) => {
      authorize(viewer, userId);
      const idleBefore = printUtc(Date.parse(core.now()) - SESSION_IDLE);
      return listSessionRows(core.database, userId, core.now(), idleBefore);
    },

    endSession: async (viewer, userId, handle) => {
      authorize(viewer, userId);
      await core.change(viewer, async (change) => {
        if (!(await deleteSessionByHandle(change.tx, userId, handle))) throw errors.noSession();
        change.audit('session.end', ['user', userId], { ended: 1 });
      });
    },

    endOtherSessions: async (viewer, userId) => {
      authorize(viewer, userId);
      return core.change(viewer, async (change) => {
        const ended = await deleteSessionsOf(change.tx, userId, viewer.sessionId);
        change.audit('session.end', ['user', userId], { ended });
        return ended;
      });
    },
  };
}
