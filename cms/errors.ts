import type { Problem } from '#cms-schema/problem.ts';
import { limits } from '#contract/limits.ts';

/** What goes wrong in the CMS: a stable `code`, the kind of fault as an HTTP status, and `data` for the answer. */
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

/** What is wrong with a value. */
export type ValueFault =
  | 'wrong_type'
  | 'too_long'
  | 'out_of_bounds'
  | 'not_an_option'
  | 'invalid_date'
  | 'invalid_email'
  | 'invalid_timezone'
  | 'invalid_page';

export interface ValueProblem {
  readonly code: ValueFault;
  /** Begins with the name of the value. */
  readonly message: string;
}

/** By the name of the value. */
export type ValueProblems = Readonly<Record<string, ValueProblem>>;

/** Everything that is wrong with what was given, at once. */
export class InvalidValuesError extends CmsError {
  readonly values: ValueProblems;

  constructor(values: ValueProblems) {
    const told = Object.values(values).map(({ message }) => message);
    super('haptera_invalid_values', 400, `Not everything of this can be kept: ${told.join(' ')}`, { values });
    this.values = values;
  }
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

/** What is wrong with an address that is to be led on. */
const redirectSources = {
  not_here: 'The old address must be one of this site: begin with one slash, as in /old/page or /en/old/page.',
  has_query: 'Write the old address without ? and #: what stands behind them goes along to the new one.',
  home: 'The home page is always there, so its address cannot be led on. Write another one.',
  reserved: 'Another part of the site answers at that address, so nobody would be led on. Write another one.',
} as const;

/** In the words of the CMS. What a door says of one in the words of its clients stands with that door. */
export const errors = {
  // Documents
  noDocument: say('haptera_no_document', 404, 'There is no document of this id, or not any more.'),
  noParent: say(
    'haptera_no_parent',
    400,
    'A page can only stand below another page of its language that is not itself below it. Choose another parent.',
  ),
  noAuthor: say(
    'haptera_no_author',
    400,
    'There is no account of this id that could be the author. Choose another one.',
  ),
  noFeaturedMedia: say(
    'haptera_no_featured_media',
    400,
    'There is no picture of this id, or not for you. Choose another one.',
  ),
  cannotRead: refuse('haptera_cannot_read', 'You may not see this. Ask an editor.'),
  cannotReadEditing: refuse('haptera_cannot_read_stored', 'What is stored of this is for those who may edit it.'),
  cannotListStored: refuse(
    'haptera_cannot_list_stored',
    'What is stored of documents of this type is for those who may write some.',
  ),
  cannotListStatus: refuse('haptera_cannot_list_status', 'You may not list documents of this status.'),
  cannotCreate: refuse('haptera_cannot_create', 'You may not create documents of this type.'),
  cannotEdit: refuse('haptera_cannot_edit', 'You may not edit this. Ask an editor.'),
  cannotEditOthers: refuse('haptera_cannot_act_for_others', 'You may not give this to another author. Ask an editor.'),
  cannotPublish: refuse('haptera_cannot_publish', 'You may not publish documents of this type. Leave it for review.'),
  cannotDelete: refuse('haptera_cannot_delete', 'You may not delete this. Ask an editor.'),
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
  cannotStick: refuse('haptera_cannot_stick', 'You may not put articles first. Ask an editor.'),
  alreadyTrashed: say('haptera_already_trashed', 410, 'This is in the trash already.'),
  invalidDate: () => errors.invalidValues({ date: { code: 'invalid_date', message: 'Invalid date.' } }),
  pageTooFar: say('haptera_page_too_far', 400, 'The list has fewer pages than that. Ask for an earlier one.'),
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
  notADraft: say(
    'haptera_not_a_draft',
    409,
    'Only a draft can be submitted for review. This is on the site, scheduled, private or in the trash: make it a draft first.',
  ),
  notInReview: say(
    'haptera_not_in_review',
    409,
    'This does not wait for review any more: it was published, answered or withdrawn. Look at it as it is now.',
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

  // Community
  cannotReadCommunity: refuse('haptera_cannot_read_community', 'What visitors sent is for editors. Ask one of them.'),
  noCommunityEntry: say('haptera_no_community_entry', 404, 'There is nothing of this id, or not any more.'),
  communityRefused: say(
    'haptera_community_refused',
    400,
    'The service of accounts and community does not take this. Load the page again and look at what you sent.',
  ),
  visitorAddress: say('haptera_visitor_address', 400, 'This is no e-mail address. Write one, as in name@company.com.'),
  visitorExists: say(
    'haptera_visitor_exists',
    409,
    'There is an account with this address. Search for it and change it.',
  ),
  lastManager: say(
    'haptera_last_manager',
    409,
    'This account is the last one that looks after its company. Make another one its manager first.',
  ),
  companyExists: say(
    'haptera_company_exists',
    409,
    'There is a company of this name. Search for it, or choose another name.',
  ),
  companyHasAccounts: say(
    'haptera_company_has_accounts',
    409,
    'This company has accounts. Delete them first, or give them to another company.',
  ),
  communityAway: (cause: unknown) =>
    new CmsError(
      'haptera_community_away',
      503,
      'The service of accounts and community does not answer. What visitors sent is kept there: try again in a moment.',
      {},
      cause,
    ),

  // Redirects
  noRedirect: say('haptera_no_redirect', 404, 'There is no redirect of this id, or not any more.'),
  redirectSource: (reason: keyof typeof redirectSources, from: string) =>
    new CmsError('haptera_redirect_source', 400, redirectSources[reason], { reason, from }),
  redirectTarget: (to: string) =>
    new CmsError(
      'haptera_redirect_target',
      400,
      'Visitors can be led to an address of this site that begins with one slash (/new), or to a whole https:// address elsewhere. Write one of these.',
      { to },
    ),
  redirectExists: (from: string, redirectId: number) =>
    new CmsError('haptera_redirect_exists', 409, `${from} is led on already. Change that redirect instead.`, {
      from,
      redirectId,
    }),
  redirectPage: (from: string) =>
    new CmsError(
      'haptera_redirect_page',
      409,
      `A page is published at ${from}, and visitors see it. Move it or take it from the site first; who moves it leaves a redirect behind.`,
      { from },
    ),
  redirectLoop: (from: string, by: string) =>
    new CmsError(
      'haptera_redirect_loop',
      409,
      from === by
        ? `${from} would lead to itself. Choose another address to lead to.`
        : `${from} would lead to ${by} and from there back to ${from}. Choose another address to lead to, or delete the other redirect.`,
      { from, by },
    ),
  redirectChain: (from: string, by: string, end: string) =>
    new CmsError(
      'haptera_redirect_chain',
      409,
      end === '410'
        ? `${from} would lead to ${by}, where nothing is any more. Change one of the two.`
        : `${from} would lead to ${by}, which leads on to ${end}. Lead ${from} to ${end} at once.`,
      { from, by, end },
    ),

  // Revisions
  noRevision: say('haptera_no_revision', 404, 'There is no revision of this id, or not of this document.'),
  noAutosave: say('haptera_no_autosave', 404, 'There is no autosave of this id beside this document.'),
  cannotReadRevisions: refuse(
    'haptera_cannot_read_revisions',
    'The history of a document is for those who may edit it.',
  ),
  cannotDeleteRevision: refuse('haptera_cannot_delete_revision', 'History is kept: no revision can be deleted.'),

  // Previews
  badPreviewToken: say(
    'haptera_preview_invalid',
    401,
    'This preview link is not valid, or it has expired. Open the preview again from the editor.',
  ),

  // Media
  noMedia: say('haptera_no_media', 404, 'There is no file of this id, or not any more.'),
  cannotUpload: refuse('haptera_cannot_upload', 'You may not upload files. Ask an editor.'),
  uploadRefused: (reason: string) =>
    new CmsError('haptera_upload_refused', 400, `${reason} Choose another file.`, { reason }),
  uploadEmpty: say('haptera_upload_empty', 400, 'This file is empty. Choose another one.'),
  uploadTooBig: (maximumBytes: number) =>
    new CmsError(
      'haptera_upload_too_big',
      400,
      `This file is too big: at most ${Math.floor(maximumBytes / 1024 / 1024)} MB are accepted. Make it smaller and upload it again.`,
      { maximumBytes },
    ),
  uploadUnreadable: (cause: unknown) =>
    new CmsError(
      'haptera_upload_unreadable',
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
  uploadHashMismatch: say(
    'haptera_upload_hash_mismatch',
    412,
    'The file arrived different from what was announced. Nothing was stored: upload it again.',
  ),

  // Terms
  noTerm: say('haptera_no_term', 404, 'There is no term of this id.'),
  noParentTerm: say(
    'haptera_no_parent_term',
    400,
    'A term can only stand below another one of its kind that is not itself below it. Choose another parent.',
  ),
  termExists: (termId: number) =>
    new CmsError(
      'haptera_term_exists',
      400,
      'There is a term of this name at this place already. Use that one, or choose another name.',
      { termId },
    ),
  nameNeeded: say('haptera_name_needed', 400, 'This needs a name.'),
  cannotListTermsOf: refuse('haptera_cannot_list_terms_of', 'The terms of a document are for those who may read it.'),
  cannotCreateTerm: refuse('haptera_cannot_create_term', 'You may not create terms of this kind. Ask an editor.'),
  cannotEditTerm: refuse('haptera_cannot_edit_term', 'You may not edit this term. Ask an editor.'),
  cannotDeleteTerm: refuse('haptera_cannot_delete_term', 'You may not delete this term. Ask an editor.'),

  // Menus
  noMenu: say('haptera_no_menu', 404, 'There is no menu of this id.'),
  noMenuItem: say('haptera_no_menu_item', 404, 'There is no menu entry of this id.'),
  menuExists: (menuId: number) =>
    new CmsError('haptera_menu_exists', 400, 'There is a menu of this name already. Choose another one.', { menuId }),
  cannotViewMenus: refuse('haptera_cannot_view_menus', 'Menus are for those who may edit them. Ask an editor.'),
  cannotEditMenus: refuse('haptera_cannot_edit_menus', 'You may not edit menus. Ask an editor.'),
  menuItemInvalid: (reason: string) => new CmsError('haptera_menu_item_invalid', 400, reason),

  // Lists of what is supported
  noSupportedList: say('haptera_no_supported_list', 404, 'There is no list of this name.'),
  noListVersion: say('haptera_no_list_version', 404, 'There is no version of this number, or not any more.'),
  cannotEditLists: refuse(
    'haptera_cannot_edit_lists',
    'These lists are for those who may publish pages. Ask an editor.',
  ),
  invalidRows: (problems: readonly object[]) =>
    new CmsError(
      'haptera_invalid_rows',
      400,
      `Nothing was changed: ${problems.length} cells or rows cannot be kept as they are. Correct them, then save again.`,
      // Whoever sends thousands of wrong cells mends the first hundred first.
      { problems: problems.slice(0, 100), total: problems.length },
    ),
  printing: (retryAfterSeconds: number) =>
    new CmsError('haptera_printing', 503, 'The list is being printed. Try again in a moment.', { retryAfterSeconds }),
  printingFailed: (retryAfterSeconds: number) =>
    new CmsError('haptera_printing_failed', 503, 'The list could not be printed. Try again later.', {
      retryAfterSeconds,
    }),

  // Settings
  cannotSettings: refuse('haptera_cannot_administer', 'This is for administrators.'),
  invalidValues: (values: ValueProblems) => new InvalidValuesError(values),

  // Users, sign-in
  noUser: say('haptera_no_user', 404, 'There is no account of this id.'),
  notLoggedIn: say('haptera_not_signed_in', 401, 'You are not signed in. Sign in, then try again.'),
  cannotViewUser: refuse('haptera_cannot_view_user', 'Accounts of others are for administrators.'),
  cannotCreateUser: refuse('haptera_cannot_create_user', 'You may not make accounts. Ask an administrator.'),
  cannotEditUser: refuse('haptera_cannot_edit_user', 'You may not edit this account. Ask an administrator.'),
  cannotEditRole: refuse('haptera_cannot_edit_role', 'You may not change roles. Ask an administrator.'),
  cannotDeleteUser: refuse('haptera_cannot_delete_user', 'You may not delete accounts. Ask an administrator.'),
  lastAdministrator: say(
    'haptera_last_administrator',
    409,
    'This is the only administrator. Make somebody else administrator first.',
  ),
  reassignNeeded: say(
    'haptera_no_heir',
    400,
    'There is no other account of this id that could take over what this one wrote.',
  ),
  slugTellsLogin: say(
    'haptera_slug_tells_login',
    400,
    'This name in addresses would tell everybody what the account is signed in with. Choose another one.',
  ),
  loginTaken: say('haptera_login_taken', 400, 'This username belongs to another account. Choose another one.'),
  emailTaken: say('haptera_email_taken', 400, 'This email address belongs to another account. Choose another one.'),
  invalidLogin: say(
    'haptera_invalid_login',
    400,
    'A username holds letters, digits, spaces and _ . @ - only. Choose another one.',
  ),
  invalidEmail: say('haptera_invalid_email', 400, 'This is no email address. Check it.'),
  weakPassword: say(
    'haptera_weak_password',
    400,
    `Choose a password of ${limits.password.least} to ${limits.password.most} characters.`,
  ),
  incorrectPassword: say(
    'haptera_incorrect_password',
    401,
    'The username or the password is not right. Check both and try again.',
  ),
  tooManyAttempts: (retryAfterSeconds: number) =>
    new CmsError(
      'haptera_too_many_attempts',
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
  noApplicationPassword: say(
    'haptera_no_application_password',
    404,
    'There is no such application password, or not any more.',
  ),
  applicationPasswordName: say(
    'haptera_application_password_unnamed',
    400,
    'An application password needs a name. Give it that of the program.',
  ),
  cannotApplicationPasswords: refuse(
    'haptera_cannot_manage_application_passwords',
    'You may not see or change the application passwords of this account.',
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
