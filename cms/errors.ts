import type { Problem } from '#cms-schema/problem.ts';
import { limits } from '#contract/limits.ts';

/** What goes wrong in the CMS: a stable `code`, the HTTP status a door answers with, and `data` for its body. */
export class CmsError extends Error {
  override readonly name = 'CmsError';
  readonly code: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    status: number,
    message: string,
    data: Readonly<Record<string, unknown>> = {},
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** In pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

export interface PictureLimits {
  readonly maximumSide: number;
  readonly megapixels: number;
  readonly maximumFrames: number;
  /** Of all frames of an animation together. */
  readonly animatedMegapixels: number;
}

/** 401 for a visitor, 403 for somebody who is signed in: WordPress's clients tell "sign in" from "you may not" by it. */
interface Asker {
  readonly user: object | null;
}

function refuse(code: string, message: string): (asker: Asker) => CmsError {
  return (asker) => new CmsError(code, asker.user ? 403 : 401, message);
}

function say(code: string, status: number, message: string): () => CmsError {
  return () => new CmsError(code, status, message);
}

/** Codes and messages that begin with `rest_` are WordPress's, word for word: its clients read them. */
export const errors = {
  // Documents
  noDocument: say('rest_post_invalid_id', 404, 'Invalid post ID.'),
  noParent: say('rest_post_invalid_id', 400, 'Invalid post parent ID.'),
  noAuthor: say('rest_invalid_author', 400, 'Invalid author ID.'),
  noFeaturedMedia: say('rest_invalid_featured_media', 400, 'Invalid featured media ID.'),
  cannotRead: refuse('rest_forbidden', 'Sorry, you are not allowed to do that.'),
  cannotReadEditing: refuse('rest_forbidden_context', 'Sorry, you are not allowed to edit this post.'),
  cannotListEditing: refuse('rest_forbidden_context', 'Sorry, you are not allowed to edit posts in this post type.'),
  cannotListStatus: refuse('rest_forbidden_status', 'Status is forbidden.'),
  cannotCreate: refuse('rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.'),
  cannotEdit: refuse('rest_cannot_edit', 'Sorry, you are not allowed to edit this post.'),
  cannotEditOthers: refuse('rest_cannot_edit_others', 'Sorry, you are not allowed to create posts as this user.'),
  cannotPublish: refuse('rest_cannot_publish', 'Sorry, you are not allowed to publish posts in this post type.'),
  cannotDelete: refuse('rest_cannot_delete', 'Sorry, you are not allowed to delete this post.'),
  hiddenMedia: (mediaIds: readonly number[]) =>
    new CmsError(
      'haptera_hidden_media',
      400,
      `This uses files that you may not see (${mediaIds.join(', ')}): they belong to somebody's unpublished work. Choose others, or ask an editor.`,
      { mediaIds },
    ),
  cannotTranslate: refuse(
    'haptera_cannot_translate',
    'You may add a language only to what you may edit, and to what is published only if you may publish. Ask an editor to make the version in the other language and to make you its author.',
  ),
  cannotStick: refuse('rest_cannot_assign_sticky', 'Sorry, you are not allowed to make posts sticky.'),
  cannotAssignTerm: refuse('rest_cannot_assign_term', 'Sorry, you are not allowed to assign the provided terms.'),
  alreadyTrashed: say('rest_already_trashed', 410, 'The post has already been deleted.'),
  wrongPassword: say('rest_post_incorrect_password', 403, 'Incorrect post password.'),
  invalidDate: () =>
    new CmsError('rest_invalid_param', 400, 'Invalid parameter(s): date', {
      params: { date: 'Invalid date.' },
      details: { date: { code: 'rest_invalid_date', message: 'Invalid date.', data: null } },
    }),
  pageTooFar: say(
    'rest_post_invalid_page_number',
    400,
    'The page number requested is larger than the number of pages available.',
  ),
  stale: (currentRevision: number) =>
    new CmsError(
      'haptera_stale',
      412,
      `Somebody else saved this in the meantime (it is now at revision ${currentRevision}). Nothing was changed: load the newer version, or save yours over it on purpose.`,
      { currentRevision },
    ),
  staleAutosave: say(
    'haptera_autosave_stale',
    412,
    'You went on with this elsewhere in the meantime. Nothing was changed: load what you kept there, or save this over it on purpose.',
  ),
  staleSchedule: say(
    'haptera_schedule_stale',
    412,
    'Somebody else scheduled a change of this in the meantime. Nothing was changed: look at theirs, then do this again on purpose.',
  ),
  noScheduledChange: say(
    'haptera_no_scheduled_change',
    404,
    'No change of this is scheduled: it went live, or somebody cancelled it.',
  ),
  changeOvertaken: (documentId: number) =>
    new CmsError(
      'haptera_change_overtaken',
      409,
      'This was changed after the change was scheduled, so the scheduled change was not published over it. It is kept: look at both, then publish or schedule anew, or cancel it.',
      { documentId },
    ),
  mayNotPublish: (documentIds: readonly number[]) =>
    new CmsError(
      'haptera_may_not_publish',
      403,
      'Whoever scheduled this may no longer publish it, so it was not published. It is kept: somebody who may can publish or schedule it anew, or cancel it.',
      { problems: documentIds.map((documentId) => ({ documentId })) },
    ),
  heldBack: (reason: string) =>
    new CmsError(
      'haptera_held_back',
      409,
      `It was to be published together with its other language, which could not be: ${reason} It is kept: put that right, then publish or schedule both anew.`,
    ),
  incomplete: (problems: readonly (Problem & { readonly documentId: number | null })[]) =>
    new CmsError(
      'haptera_incomplete',
      400,
      `This cannot be published yet: ${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} missing or wrong. See the list of problems.`,
      { problems },
    ),
  malformed: (problems: readonly (Problem & { readonly documentId: number | null })[]) =>
    new CmsError(
      'haptera_malformed',
      400,
      `This cannot be saved: ${problems.length} ${problems.length === 1 ? 'value is' : 'values are'} not of the kind that its field takes. See the list of problems.`,
      { problems },
    ),
  invalidText: (field: string) =>
    new CmsError(
      'haptera_invalid_text',
      400,
      `The ${field} holds characters that cannot be stored (NUL or half of a surrogate pair). Remove them and save again.`,
      { field },
    ),
  textTooLong: (field: string, maximum: number) =>
    new CmsError('haptera_too_long', 400, `The ${field} is too long: at most ${maximum} characters are kept.`, {
      field,
      maximum,
    }),
  pathTaken: (path: string, documentId: number | null) =>
    new CmsError(
      'haptera_path_taken',
      409,
      `The address ${path} already belongs to another published document. Change the slug or the parent of one of them.`,
      { path, documentId },
    ),
  addressReserved: (path: string, documentId: number | null) =>
    new CmsError(
      'haptera_address_reserved',
      409,
      `No page can stand at ${path}: another part of the site answers at that address and below it. Choose another slug, or put the page below another one.`,
      { path, documentId },
    ),
  translationExists: (locale: string, documentId: number | null) =>
    new CmsError(
      'haptera_translation_exists',
      409,
      `This document already has a version in that language (${locale}). Edit that one, or delete it first.`,
      { locale, documentId },
    ),
  publishOnlyOnce: (id: number) =>
    new CmsError('haptera_duplicate', 400, `Document ${id} is named twice in one request. Name it once.`, { id }),

  // Revisions
  noRevision: say('rest_post_invalid_id', 404, 'Invalid revision ID.'),
  noAutosave: say('rest_post_no_autosave', 404, 'There is no autosave revision for this post.'),
  cannotReadRevisions: refuse('rest_cannot_read', 'Sorry, you are not allowed to view revisions of this post.'),
  cannotDeleteRevision: refuse('rest_cannot_delete', 'Sorry, you are not allowed to delete this revision.'),

  // Previews
  badPreviewToken: say(
    'haptera_preview_invalid',
    401,
    'This preview link is not valid, or it has expired. Open the preview again from the editor.',
  ),

  // Media
  noMedia: say('rest_post_invalid_id', 404, 'Invalid post ID.'),
  cannotUpload: refuse('rest_cannot_create', 'Sorry, you are not allowed to upload media on this site.'),
  uploadRefused: (reason: string) =>
    new CmsError('rest_upload_sideload_error', 500, 'Sorry, you are not allowed to upload this file type.', { reason }),
  uploadEmpty: say('rest_upload_no_data', 400, 'No data supplied.'),
  uploadTooBig: (maximumBytes: number) =>
    new CmsError(
      'rest_upload_file_too_big',
      400,
      `This file is too big: at most ${Math.floor(maximumBytes / 1024 / 1024)} MB are accepted. Make it smaller and upload it again.`,
      { maximumBytes },
    ),
  uploadUnreadable: (cause: unknown) =>
    new CmsError(
      'rest_upload_image_error',
      400,
      'This image cannot be read: it is damaged. Save it again in an image editor and upload that.',
      {},
      cause,
    ),
  imageTooLarge: (size: PictureSize, limits: PictureLimits) => {
    const { width, height, frames } = size;
    const { maximumSide, megapixels, maximumFrames, animatedMegapixels } = limits;
    return new CmsError(
      'haptera_image_too_large',
      400,
      `This image is too large (${width} × ${height} pixels${frames > 1 ? `, ${frames} frames` : ''}): at most ${maximumSide} pixels on a side and ${megapixels} megapixels are accepted, for an animation ${maximumFrames} frames and ${animatedMegapixels} megapixels in all. Make it smaller and upload it again.`,
      { width, height, frames, maximumSide, megapixels, maximumFrames, animatedMegapixels },
    );
  },
  imageTooCostly: say(
    'haptera_image_too_costly',
    400,
    'This image takes more time or memory than there is for one. Save it smaller, or in another format, and upload that.',
  ),
  uploadsBusy: say(
    'haptera_uploads_busy',
    503,
    'Many pictures are being uploaded at this moment. This one was not stored: try again in a few seconds.',
  ),
  uploadAborted: (cause?: unknown) =>
    new CmsError('haptera_upload_aborted', 400, 'The upload broke off. Nothing of it was stored.', {}, cause),
  diskFull: (cause?: unknown) =>
    new CmsError(
      'haptera_disk_full',
      507,
      'The disk of the server is full, so this was not stored. Free space on it (or ask whoever runs the server), then upload it again.',
      {},
      cause,
    ),
  uploadHashMismatch: say('rest_upload_hash_mismatch', 412, 'Content hash did not match expected.'),

  // Terms
  noTerm: say('rest_term_invalid', 404, 'Term does not exist.'),
  noParentTerm: say('rest_term_invalid', 400, 'Parent term does not exist.'),
  termExists: (termId: number) =>
    new CmsError('term_exists', 400, 'A term with the name provided already exists with this parent.', {
      term_id: termId,
    }),
  termNeedsName: () =>
    new CmsError('rest_missing_callback_param', 400, 'Missing parameter(s): name', { params: ['name'] }),
  cannotListTermsOf: refuse('rest_forbidden_context', 'Sorry, you are not allowed to view terms for this post.'),
  cannotCreateTerm: refuse('rest_cannot_create', 'Sorry, you are not allowed to create terms in this taxonomy.'),
  cannotEditTerm: refuse('rest_cannot_update', 'Sorry, you are not allowed to edit this term.'),
  cannotDeleteTerm: refuse('rest_cannot_delete', 'Sorry, you are not allowed to delete this term.'),

  // Menus
  noMenu: say('rest_term_invalid', 404, 'Term does not exist.'),
  noMenuItem: say('rest_post_invalid_id', 404, 'Invalid post ID.'),
  menuExists: (menuId: number) =>
    new CmsError('menu_exists', 400, 'The menu name conflicts with another menu name. Choose another one.', {
      term_id: menuId,
    }),
  cannotViewMenus: refuse('rest_cannot_view', 'Sorry, you are not allowed to view menus.'),
  cannotEditMenus: refuse('rest_cannot_update', 'Sorry, you are not allowed to edit menus.'),
  menuItemInvalid: (reason: string) => new CmsError('rest_invalid_param', 400, reason),

  // Settings
  cannotSettings: refuse('rest_forbidden', 'Sorry, you are not allowed to do that.'),
  invalidParams: (params: Readonly<Record<string, { code: string; message: string }>>) =>
    new CmsError('rest_invalid_param', 400, `Invalid parameter(s): ${Object.keys(params).join(', ')}`, {
      params: Object.fromEntries(Object.entries(params).map(([name, { message }]) => [name, message])),
      details: Object.fromEntries(Object.entries(params).map(([name, detail]) => [name, { ...detail, data: null }])),
    }),

  // Users, sign-in
  noUser: say('rest_user_invalid_id', 404, 'Invalid user ID.'),
  notLoggedIn: say('rest_not_logged_in', 401, 'You are not currently logged in.'),
  cannotViewUser: refuse('rest_user_cannot_view', 'Sorry, you are not allowed to list users.'),
  cannotCreateUser: refuse('rest_cannot_create_user', 'Sorry, you are not allowed to create new users.'),
  cannotEditUser: refuse('rest_cannot_edit', 'Sorry, you are not allowed to edit this user.'),
  cannotEditRole: refuse('rest_cannot_edit_roles', 'Sorry, you are not allowed to edit roles of this user.'),
  cannotDeleteUser: refuse('rest_user_cannot_delete', 'Sorry, you are not allowed to delete this user.'),
  lastAdministrator: say(
    'haptera_last_administrator',
    409,
    'This is the only administrator. Make somebody else administrator first.',
  ),
  reassignNeeded: say('rest_user_invalid_reassign', 400, 'Invalid user ID for reassignment.'),
  slugTellsLogin: () =>
    new CmsError(
      'rest_invalid_param',
      400,
      'This name in addresses would tell everybody what the account is signed in with. Choose another one.',
      { params: { slug: 'It is the same as the username or the email address.' } },
    ),
  loginTaken: say('existing_user_login', 400, 'Sorry, that username already exists!'),
  emailTaken: say('existing_user_email', 400, 'Sorry, that email address is already used!'),
  invalidLogin: say(
    'rest_user_invalid_username',
    400,
    'This username is invalid because it uses illegal characters. Please enter a valid username.',
  ),
  invalidEmail: say('rest_user_invalid_email', 400, 'Invalid email address.'),
  weakPassword: say(
    'rest_user_invalid_password',
    400,
    `Choose a password of ${limits.password.least} to ${limits.password.most} characters.`,
  ),
  incorrectPassword: say(
    'incorrect_password',
    401,
    'The username or the password is not right. Check both and try again.',
  ),
  badNonce: say('rest_cookie_invalid_nonce', 403, 'Cookie check failed'),
  tooManyAttempts: (retryAfterSeconds: number) =>
    new CmsError(
      'too_many_retries',
      429,
      `Too many attempts to sign in. Wait ${printWait(retryAfterSeconds)} and try again.`,
      { retryAfterSeconds },
    ),
  busy: say('haptera_busy', 503, 'Too many people are signing in at this moment. Try again in a few seconds.'),
  sessionNeeded: say(
    'haptera_session_needed',
    403,
    'An application password cannot make accounts, change what people sign in with (password, email address, role), or see and end sessions and application passwords. Sign in to the studio and do it there.',
  ),
  outOfScope: (scope: string) =>
    new CmsError(
      'haptera_out_of_scope',
      403,
      `This application password was made for less than that (its scope is "${scope}"). Make one with a wider scope in the studio, under "My account".`,
      { scope },
    ),
  ownPasswordNeeded: say(
    'haptera_password_needed',
    403,
    'This changes what somebody signs in with. Send your own present password with it (haptera_current_password).',
  ),
  wrongOwnPassword: say(
    'haptera_wrong_password',
    403,
    'Your own password is not right. Nothing was changed: try again.',
  ),
  noSession: say('haptera_no_session', 404, 'There is no such session: it has ended already.'),
  applicationPasswordExpired: say(
    'haptera_password_expired',
    401,
    'This application password has expired. Make a new one in the studio, under "My account".',
  ),
  expiryInPast: say('haptera_expiry_in_past', 400, 'The password would end before it begins. Choose a day to come.'),
  noApplicationPassword: say('rest_application_password_not_found', 404, 'Application password not found.'),
  applicationPasswordName: say(
    'application_password_empty_name',
    400,
    'An application name is required to create an application password.',
  ),
  cannotApplicationPasswords: refuse(
    'rest_cannot_list_application_passwords',
    'Sorry, you are not allowed to list application passwords for this user.',
  ),

  // Traffic
  tooManyRequests: (retryAfterSeconds: number) =>
    new CmsError(
      'haptera_too_many_requests',
      429,
      `More was asked for than one may ask for at once. Wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}, then ask for less at a time: fewer items (per_page, first) or fewer fields (_fields).`,
      { retryAfterSeconds },
    ),
  overloaded: say(
    'haptera_overloaded',
    503,
    'More is asked for at this moment than can be answered. Nothing was changed: try again in a few seconds.',
  ),

  // The process
  inUse: (holder: string) =>
    new CmsError(
      'haptera_database_held',
      503,
      `Another process is writing to this database: ${holder}. Stop it first, or let this one wait as standby.`,
      { holder },
    ),
  leaseLost: say(
    'haptera_lease_lost',
    503,
    'This CMS process may not write: another process holds the right to write to the database. Send the change there, or try again once this one has taken over.',
  ),
  starting: say('haptera_starting', 503, 'The CMS is starting. Try again in a few seconds.'),
  databaseMissing: (dataDirectory: string) =>
    new CmsError(
      'haptera_database_missing',
      500,
      `The CMS cannot start. ${dataDirectory} holds the uploads of an installation, and its database is gone or empty. Nothing was written. Bring the database back from a backup, or set DATABASE_URL to the right one, or set HAPTERA_NEW_DATABASE=yes once to begin anew with an empty database, or give DATA_DIRECTORY another folder.`,
    ),
  databaseMismatch: (dataDirectory: string) =>
    new CmsError(
      'haptera_database_mismatch',
      500,
      `The CMS cannot start. The database belongs to another installation than the uploads in ${dataDirectory}. Nothing was written. Set DATABASE_URL and DATA_DIRECTORY to the two that belong together, or set HAPTERA_NEW_DATABASE=yes once to use this folder with this database from now on.`,
    ),
} as const;

function printWait(seconds: number): string {
  return seconds < 120 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
