import type { JsonValue } from '#cms-schema/json.ts';
import { errors } from '../errors.ts';
import { requireWriteScope } from '../permission/scopes.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { PlatformClient } from './client.ts';
import type { CommunityFilter, CommunityPage, FormAnswer, FormKind } from './model.ts';
import { canReadDownloads, canReadForms, canReadMails } from './policy.ts';

/**
 * What visitors have sent to the platform, for the staff who answer them. Results are passed on from the platform. All
 * operations throw `haptera_cannot_read_community` and the errors of `PlatformClient`.
 */
export interface CommunityOperations {
  listForms(viewer: Viewer, kind: FormKind, filter: CommunityFilter, page: CommunityPage): Promise<JsonValue>;
  readForm(viewer: Viewer, kind: FormKind, id: string): Promise<JsonValue>;
  answerForm(viewer: Viewer, kind: FormKind, id: string, answer: FormAnswer): Promise<JsonValue>;
  /** CSV, its column names in the language. */
  exportForms(viewer: Viewer, kind: FormKind, filter: CommunityFilter, locale: string): Promise<string>;
  /** An address at which a browser saves the file. */
  linkFile(viewer: Viewer, id: string): Promise<JsonValue>;
  listMails(viewer: Viewer, filter: Omit<CommunityFilter, 'status'>, page: CommunityPage): Promise<JsonValue>;
  retryMail(viewer: Viewer, id: string): Promise<JsonValue>;
  /** How often restricted files were downloaded. The platform does not record by whom. */
  listDownloads(viewer: Viewer, keyword: string, page: CommunityPage): Promise<JsonValue>;
  /** CSV, its column names in the language. */
  exportDownloads(viewer: Viewer, keyword: string, locale: string): Promise<string>;
}

export function createCommunityOperations(platform: PlatformClient): CommunityOperations {
  const requireForms = (viewer: Viewer) => {
    if (!canReadForms(viewer)) throw errors.cannotReadCommunity(viewer);
  };
  const requireMails = (viewer: Viewer) => {
    if (!canReadMails(viewer)) throw errors.cannotReadCommunity(viewer);
  };

  const requireDownloads = (viewer: Viewer) => {
    if (!canReadDownloads(viewer)) throw errors.cannotReadCommunity(viewer);
  };

  return {
    listForms: async (viewer, kind, filter, page) => {
      requireForms(viewer);
      const values = { ...printFilter(kind, filter), ...printPage(page) };
      return platform.ask({ method: 'GET', path: `/staff/${kind}`, values });
    },

    readForm: async (viewer, kind, id) => {
      requireForms(viewer);
      return platform.ask({ method: 'GET', path: `/staff/${kind}/one`, values: { id } });
    },

    answerForm: async (viewer, kind, id, { status, note }) => {
      requireForms(viewer);
      requireWriteScope(viewer);
      const values = { id, status, note, by: nameOf(viewer) };
      await platform.ask({ method: 'POST', path: `/staff/${kind}/change`, values });
      return platform.ask({ method: 'GET', path: `/staff/${kind}/one`, values: { id } });
    },

    exportForms: async (viewer, kind, filter, locale) => {
      requireForms(viewer);
      return platform.fetchText({
        method: 'GET',
        path: `/staff/${kind}/export`,
        values: printFilter(kind, filter),
        locale,
      });
    },

    linkFile: async (viewer, id) => {
      requireForms(viewer);
      return platform.ask({ method: 'GET', path: '/staff/feedback/link', values: { id } });
    },

    listMails: async (viewer, { keyword, kind }, page) => {
      requireMails(viewer);
      return platform.ask({
        method: 'GET',
        path: '/staff/mails',
        values: { keyword, state: kind, ...printPage(page) },
      });
    },

    retryMail: async (viewer, id) => {
      requireMails(viewer);
      requireWriteScope(viewer);
      return platform.ask({ method: 'POST', path: '/staff/mails/retry', values: { id, by: nameOf(viewer) } });
    },

    listDownloads: async (viewer, keyword, page) => {
      requireDownloads(viewer);
      return platform.ask({ method: 'GET', path: '/staff/downloads', values: { keyword, ...printPage(page) } });
    },

    exportDownloads: async (viewer, keyword, locale) => {
      requireDownloads(viewer);
      return platform.fetchText({ method: 'GET', path: '/staff/downloads/export', values: { keyword }, locale });
    },
  };
}

function printFilter(form: FormKind, { keyword, status, kind }: CommunityFilter): Record<string, string> {
  return { keyword, status, [form === 'feedback' ? 'type' : 'form']: kind };
}

export function printPage({ page, pageSize }: CommunityPage): Record<string, string> {
  return { page: String(page), pageSize: String(pageSize) };
}

/** For the platform's audit log. */
export function nameOf({ user }: Viewer): string {
  return user?.login ?? 'system';
}
