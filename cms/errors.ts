import type { Problem } from '#cms-schema/problem.ts';
import { limits } from '#contract/limits.ts';

/** An error of the CMS: a stable `code`, the kind of fault as an HTTP status, and `data` for the response. */
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
  /** The limit for all frames of an animation together. */
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

/** Reports every invalid value of a request at once. */
export class InvalidValuesError extends CmsError {
  readonly values: ValueProblems;

  constructor(values: ValueProblems) {
    const told = Object.values(values).map(({ message }) => message);
    super('haptera_invalid_values', 400, `Some of these values can't be saved: ${told.join(' ')}`, { values });
    this.values = values;
  }
}

/** 401 for visitors, 403 for signed-in users: this is how WordPress clients tell "sign in" from "you may not". */
interface Asker {
  readonly user: object | null;
}

function refuse(code: string, message: string): (asker: Asker) => CmsError {
  return (asker) => new CmsError(code, asker.user ? 403 : 401, message);
}

function say(code: string, status: number, message: string): () => CmsError {
  return () => new CmsError(code, status, message);
}

/** Why an address cannot be the source of a redirect. */
const redirectSources = {
  not_here: 'The old address must be on this site and begin with one slash, as in /old/page or /en/old/page.',
  has_query: 'Write the old address without ? and #. Anything after them is passed on to the new address.',
  home: 'The home page always exists, so its address cannot be redirected. Enter another address.',
  reserved: 'Another part of the site uses that address, so the redirect would never apply. Enter another address.',
} as const;

/** The errors in the CMS's own words. Each door translates them for its clients (see `rest/wordpress-errors.ts`). */
/** Why a picture of another site was not fetched, with what to do. */
const fetchMessages = {
  address:
    'This is no address that a picture can be fetched from. Give one that starts with http:// or https://, without a port, name or password.',
  not_public: 'This address is inside a network and not on the public internet. Save the picture and upload it.',
  unreachable: 'The site of this picture cannot be reached. Check the address, or save the picture and upload it.',
  not_found:
    'The site has no picture at this address any longer. Open the page that shows it, save the picture and upload it.',
  refused: 'The site does not give this picture to a server. Open it in the browser, save it and upload it.',
  timeout: 'The site took too long to send this picture. Try again later, or save the picture and upload it.',
  cut: 'The site stopped in the middle of the picture. Try again.',
  not_a_picture:
    'There is no picture at this address, but another kind of file. Open it, save the picture itself and upload that.',
} as const;

export const errors = {
  // Documents
  noDocument: say('haptera_no_document', 404, 'No document has this id. It may have been deleted.'),
  parentTooDeep: (levels: number) =>
    new CmsError(
      'haptera_parent_too_deep',
      400,
      `Pages can be nested ${levels} levels deep, and this parent would make it more. Choose one further up.`,
      { levels },
    ),
  noParent: say(
    'haptera_no_parent',
    400,
    'The parent must be a page in the same language, and not one below this page. Choose another parent.',
  ),
  noAuthor: say('haptera_no_author', 400, 'No account with this id can be the author. Choose another one.'),
  noFeaturedMedia: say(
    'haptera_no_featured_media',
    400,
    'No picture has this id, or you may not see it. Choose another one.',
  ),
  cannotRead: refuse('haptera_cannot_read', 'You may not see this. Ask an editor.'),
  cannotReadEditing: refuse('haptera_cannot_read_stored', 'Only users who may edit this can see its stored form.'),
  cannotListStored: refuse(
    'haptera_cannot_list_stored',
    'Only users who may write documents of this type can list their stored form.',
  ),
  cannotListUses: refuse('haptera_cannot_list_uses', 'Only those who write content may ask where something is used.'),
  cannotListStatus: refuse('haptera_cannot_list_status', 'You may not list documents with this status.'),
  cannotCreate: refuse('haptera_cannot_create', 'You may not create documents of this type.'),
  cannotEdit: refuse('haptera_cannot_edit', 'You may not edit this. Ask an editor.'),
  cannotEditOthers: refuse(
    'haptera_cannot_act_for_others',
    'You may not assign this to another author. Ask an editor.',
  ),
  cannotPublish: refuse(
    'haptera_cannot_publish',
    'You may not publish documents of this type. Submit it for review instead.',
  ),
  cannotDelete: refuse('haptera_cannot_delete', 'You may not delete this. Ask an editor.'),
  hiddenMedia: (mediaIds: readonly number[]) =>
    new CmsError(
      'haptera_hidden_media',
      400,
      `This uses files that you may not see (${mediaIds.join(', ')}): they belong to someone else's unpublished work. Choose others, or ask an editor.`,
      { mediaIds },
    ),
  cannotTranslate: refuse(
    'haptera_cannot_translate',
    'You can only translate documents that you may edit, and published ones only if you may publish. Ask an editor to create the version in the other language and to make you its author.',
  ),
  cannotStick: refuse('haptera_cannot_stick', 'You may not pin articles to the top. Ask an editor.'),
  alreadyTrashed: say('haptera_already_trashed', 410, 'This is already in the trash.'),
  invalidDate: () => errors.invalidValues({ date: { code: 'invalid_date', message: 'Invalid date.' } }),
  pageTooFar: say('haptera_page_too_far', 400, 'The list does not have that many pages. Request an earlier one.'),
  stale: (currentRevision: number) =>
    new CmsError(
      'haptera_stale',
      412,
      `Someone else has saved this in the meantime (it is now at revision ${currentRevision}). Nothing was changed: load the newer version, or choose to overwrite it with yours.`,
      { currentRevision },
    ),
  staleAutosave: say(
    'haptera_autosave_stale',
    412,
    'You have edited this elsewhere in the meantime. Nothing was changed: load what you saved there, or choose to overwrite it.',
  ),
  staleSchedule: say(
    'haptera_schedule_stale',
    412,
    'Someone else has scheduled a change to this in the meantime. Nothing was changed: look at theirs first, then try again if yours should replace it.',
  ),
  noScheduledChange: say(
    'haptera_no_scheduled_change',
    404,
    'No change to this is scheduled. It may have gone live or been cancelled.',
  ),
  notADraft: say(
    'haptera_not_a_draft',
    409,
    'Only a draft can be submitted for review. This is published, scheduled, private or in the trash: make it a draft first.',
  ),
  notInReview: say(
    'haptera_not_in_review',
    409,
    'This is no longer waiting for review: it was published, answered or withdrawn. Reload it to see its current state.',
  ),
  changeOvertaken: (documentId: number) =>
    new CmsError(
      'haptera_change_overtaken',
      409,
      'This was edited after the change was scheduled, so the scheduled change was not published. It has not been lost: compare the two, then publish it, schedule it again or cancel it.',
      { documentId },
    ),
  mayNotPublish: (documentIds: readonly number[]) =>
    new CmsError(
      'haptera_may_not_publish',
      403,
      'The person who scheduled this may no longer publish it, so it was not published. It has not been lost: someone with permission can publish it, schedule it again or cancel it.',
      { problems: documentIds.map((documentId) => ({ documentId })) },
    ),
  heldBack: (reason: string) =>
    new CmsError(
      'haptera_held_back',
      409,
      `This was to be published together with its other language, which failed: ${reason} It has not been lost: fix that, then publish or schedule both again.`,
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
      `This cannot be saved: ${problems.length} ${problems.length === 1 ? 'value has' : 'values have'} the wrong type for the field. See the list of problems.`,
      { problems },
    ),
  invalidText: (field: string) =>
    new CmsError(
      'haptera_invalid_text',
      400,
      `The ${field} contains characters that cannot be stored (NUL or an unpaired surrogate). Remove them and save again.`,
      { field },
    ),
  textTooLong: (field: string, maximum: number) =>
    new CmsError('haptera_too_long', 400, `The ${field} is too long: the limit is ${maximum} characters.`, {
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
      `No page can have the address ${path}: another part of the site uses it and everything below it. Choose another slug, or move the page under another parent.`,
      { path, documentId },
    ),
  translationExists: (locale: string, documentId: number | null) =>
    new CmsError(
      'haptera_translation_exists',
      409,
      `This document already has a version in that language (${locale}). Edit that one, or delete it first.`,
      { locale, documentId },
    ),
  cannotLink: (reason: string, documentId: number | null) =>
    new CmsError(
      'haptera_cannot_link',
      400,
      `These two cannot be versions of each other. ${reason} Nothing was changed: name one that has no version in this language yet.`,
      { documentId },
    ),
  publishOnlyOnce: (id: number) =>
    new CmsError('haptera_duplicate', 400, `Document ${id} is listed twice in this request. List it once.`, { id }),

  // Community
  cannotReadCommunity: refuse(
    'haptera_cannot_read_community',
    'Only editors can see what visitors sent. Ask one of them.',
  ),
  noCommunityEntry: say('haptera_no_community_entry', 404, 'Nothing has this id. It may have been deleted.'),
  communityRefused: say(
    'haptera_community_refused',
    400,
    'The accounts and community service rejected this request. Reload the page and check what you entered.',
  ),
  visitorAddress: say(
    'haptera_visitor_address',
    400,
    'This is not an email address. Enter one such as name@company.com.',
  ),
  visitorExists: say(
    'haptera_visitor_exists',
    409,
    'An account with this address already exists. Search for it and edit it.',
  ),
  lastManager: say(
    'haptera_last_manager',
    409,
    'This account is the only manager of its company. Make another account a manager first.',
  ),
  companyExists: say(
    'haptera_company_exists',
    409,
    'A company with this name already exists. Search for it, or choose another name.',
  ),
  companyHasAccounts: say(
    'haptera_company_has_accounts',
    409,
    'This company still has accounts. Delete them first, or move them to another company.',
  ),
  communityAway: (cause: unknown) =>
    new CmsError(
      'haptera_community_away',
      503,
      'The accounts and community service is not responding. What visitors sent is safe there: try again in a moment.',
      {},
      cause,
    ),

  // Redirects
  noRedirect: say('haptera_no_redirect', 404, 'No redirect has this id. It may have been deleted.'),
  redirectSource: (reason: keyof typeof redirectSources, from: string) =>
    new CmsError('haptera_redirect_source', 400, redirectSources[reason], { reason, from }),
  redirectTarget: (to: string) =>
    new CmsError(
      'haptera_redirect_target',
      400,
      'A redirect can lead to an address on this site that begins with one slash (/new), or to a full https:// address elsewhere. Enter one of these.',
      { to },
    ),
  redirectExists: (from: string, redirectId: number) =>
    new CmsError('haptera_redirect_exists', 409, `${from} is already redirected. Edit that redirect instead.`, {
      from,
      redirectId,
    }),
  redirectPage: (from: string) =>
    new CmsError(
      'haptera_redirect_page',
      409,
      `A page is published at ${from}. Move or unpublish it first; moving it creates a redirect automatically.`,
      { from },
    ),
  redirectLoop: (from: string, by: string) =>
    new CmsError(
      'haptera_redirect_loop',
      409,
      from === by
        ? `${from} would redirect to itself. Choose another target.`
        : `${from} would redirect to ${by}, which redirects back to ${from}. Choose another target, or delete the other redirect.`,
      { from, by },
    ),
  redirectChain: (from: string, by: string, end: string) =>
    new CmsError(
      'haptera_redirect_chain',
      409,
      end === '410'
        ? `${from} would redirect to ${by}, which is marked as gone. Change one of the two.`
        : `${from} would redirect to ${by}, which redirects to ${end}. Redirect ${from} straight to ${end}.`,
      { from, by, end },
    ),

  // Revisions
  noRevision: say('haptera_no_revision', 404, 'This document has no revision with this id.'),
  noAutosave: say('haptera_no_autosave', 404, 'This document has no autosave with this id.'),
  cannotReadRevisions: refuse(
    'haptera_cannot_read_revisions',
    'Only users who may edit a document can see its history.',
  ),
  cannotDeleteRevision: refuse(
    'haptera_cannot_delete_revision',
    'Revisions cannot be deleted: the history is permanent.',
  ),

  // Previews
  badPreviewToken: say(
    'haptera_preview_invalid',
    401,
    'This preview link is invalid or has expired. Open the preview again from the editor.',
  ),

  // Media
  noMedia: say('haptera_no_media', 404, 'No file has this id. It may have been deleted.'),
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
    'This image takes too much time or memory to process. Save it at a smaller size or in another format, and upload that.',
  ),
  uploadsBusy: say(
    'haptera_uploads_busy',
    503,
    'Many pictures are being uploaded right now. This one was not stored: try again in a few seconds.',
  ),
  uploadAborted: (cause?: unknown) =>
    new CmsError('haptera_upload_aborted', 400, 'The upload was interrupted. Nothing was stored.', {}, cause),
  diskFull: (cause?: unknown) =>
    new CmsError(
      'haptera_disk_full',
      507,
      'The server disk is full, so this was not stored. Free some space (or ask the server administrator), then upload it again.',
      {},
      cause,
    ),
  notFetched: (fault: keyof typeof fetchMessages) => new CmsError(`haptera_fetch_${fault}`, 400, fetchMessages[fault]),
  fetchRunning: say(
    'haptera_fetch_running',
    429,
    'Another picture is being fetched for you. Wait until it has arrived, then fetch this one.',
  ),
  uploadHashMismatch: say(
    'haptera_upload_hash_mismatch',
    412,
    'The file that arrived does not match the announced hash. Nothing was stored: upload it again.',
  ),

  // Terms
  noTerm: say('haptera_no_term', 404, 'No term has this id.'),
  noParentTerm: say(
    'haptera_no_parent_term',
    400,
    'The parent must be a term of the same kind, and not one below this term. Choose another parent.',
  ),
  termExists: (termId: number) =>
    new CmsError(
      'haptera_term_exists',
      400,
      'A term with this name already exists here. Use that one, or choose another name.',
      { termId },
    ),
  nameNeeded: say('haptera_name_needed', 400, 'A name is required.'),
  cannotListTermsOf: refuse('haptera_cannot_list_terms_of', 'Only users who may read a document can list its terms.'),
  cannotCreateTerm: refuse('haptera_cannot_create_term', 'You may not create terms of this kind. Ask an editor.'),
  cannotEditTerm: refuse('haptera_cannot_edit_term', 'You may not edit this term. Ask an editor.'),
  cannotDeleteTerm: refuse('haptera_cannot_delete_term', 'You may not delete this term. Ask an editor.'),

  // Menus
  noMenu: say('haptera_no_menu', 404, 'No menu has this id.'),
  noMenuItem: say('haptera_no_menu_item', 404, 'No menu entry has this id.'),
  menuExists: (menuId: number) =>
    new CmsError('haptera_menu_exists', 400, 'A menu with this name already exists. Choose another name.', { menuId }),
  cannotViewMenus: refuse('haptera_cannot_view_menus', 'Only users who may edit menus can see them. Ask an editor.'),
  cannotEditMenus: refuse('haptera_cannot_edit_menus', 'You may not edit menus. Ask an editor.'),
  menuItemInvalid: (reason: string) => new CmsError('haptera_menu_item_invalid', 400, reason),

  // Lists of supported models, apps and games
  noSupportedList: say('haptera_no_supported_list', 404, 'No list has this name.'),
  noListVersion: say('haptera_no_list_version', 404, 'No version has this number. It may have been deleted.'),
  cannotEditLists: refuse(
    'haptera_cannot_edit_lists',
    'Only users who may publish pages can edit these lists. Ask an editor.',
  ),
  invalidRows: (problems: readonly object[]) =>
    new CmsError(
      'haptera_invalid_rows',
      400,
      `Nothing was changed: ${problems.length} cells or rows have errors. Correct them, then save again.`,
      // With thousands of wrong cells, the first hundred are enough to start with.
      { problems: problems.slice(0, 100), total: problems.length },
    ),
  printing: (retryAfterSeconds: number) =>
    new CmsError('haptera_printing', 503, 'The list is being printed. Try again in a moment.', { retryAfterSeconds }),
  printingFailed: (retryAfterSeconds: number) =>
    new CmsError('haptera_printing_failed', 503, 'The list could not be printed. Try again later.', {
      retryAfterSeconds,
    }),

  // Settings
  cannotSettings: refuse('haptera_cannot_administer', 'Only administrators can do this.'),
  invalidValues: (values: ValueProblems) => new InvalidValuesError(values),

  // Users, sign-in
  noUser: say('haptera_no_user', 404, 'No account has this id.'),
  notLoggedIn: say('haptera_not_signed_in', 401, 'You are not signed in. Sign in, then try again.'),
  cannotViewUser: refuse('haptera_cannot_view_user', "Only administrators can see other people's accounts."),
  cannotCreateUser: refuse('haptera_cannot_create_user', 'You may not create accounts. Ask an administrator.'),
  cannotEditUser: refuse('haptera_cannot_edit_user', 'You may not edit this account. Ask an administrator.'),
  cannotEditRole: refuse('haptera_cannot_edit_role', 'You may not change roles. Ask an administrator.'),
  cannotDeleteUser: refuse('haptera_cannot_delete_user', 'You may not delete accounts. Ask an administrator.'),
  lastAdministrator: say(
    'haptera_last_administrator',
    409,
    'This is the only administrator. Make someone else an administrator first.',
  ),
  reassignNeeded: say(
    'haptera_no_heir',
    400,
    'No other account with this id can take over the content of this one. Choose another account.',
  ),
  slugTellsLogin: say(
    'haptera_slug_tells_login',
    400,
    'This name in addresses would reveal the username or email address of the account. Choose another one.',
  ),
  loginTaken: say('haptera_login_taken', 400, 'This username belongs to another account. Choose another one.'),
  emailTaken: say('haptera_email_taken', 400, 'This email address belongs to another account. Choose another one.'),
  invalidLogin: say(
    'haptera_invalid_login',
    400,
    'A username can only contain letters, digits, spaces and _ . @ - characters. Choose another one.',
  ),
  invalidEmail: say('haptera_invalid_email', 400, 'This is not a valid email address. Check it.'),
  weakPassword: say(
    'haptera_weak_password',
    400,
    `Choose a password of ${limits.password.least} to ${limits.password.most} characters.`,
  ),
  incorrectPassword: say(
    'haptera_incorrect_password',
    401,
    'The username or password is incorrect. Check both and try again.',
  ),
  tooManyAttempts: (retryAfterSeconds: number) =>
    new CmsError(
      'haptera_too_many_attempts',
      429,
      `Too many sign-in attempts. Wait ${printWait(retryAfterSeconds)} and try again.`,
      { retryAfterSeconds },
    ),
  tooManyTriesHere: (retryAfterSeconds: number) =>
    new CmsError(
      'haptera_too_many_tries_here',
      429,
      `Too many wrong passwords for this page. Wait ${printWait(retryAfterSeconds)} and try again.`,
      { retryAfterSeconds },
    ),
  wrongDocumentPassword: say(
    'haptera_wrong_document_password',
    403,
    'This is not the password of this page. Check it, or ask whoever gave it to you.',
  ),
  busy: say('haptera_busy', 503, 'Too many people are signing in right now. Try again in a few seconds.'),
  sessionNeeded: say(
    'haptera_session_needed',
    403,
    'With an application password you cannot create accounts, change passwords, email addresses or roles, or see and end sessions and application passwords. Sign in to the studio and do it there.',
  ),
  outOfScope: (scope: string) =>
    new CmsError(
      'haptera_out_of_scope',
      403,
      `The scope of this application password ("${scope}") does not allow this. Create one with a wider scope in the studio, under "My account".`,
      { scope },
    ),
  ownPasswordNeeded: say(
    'haptera_password_needed',
    403,
    'This changes how an account signs in. Confirm it with your own current password (haptera_current_password).',
  ),
  wrongOwnPassword: say(
    'haptera_wrong_password',
    403,
    'Your own password is incorrect. Nothing was changed: try again.',
  ),
  noSession: say('haptera_no_session', 404, 'This session does not exist. It may have ended already.'),
  applicationPasswordExpired: say(
    'haptera_password_expired',
    401,
    'This application password has expired. Create a new one in the studio, under "My account".',
  ),
  expiryInPast: say('haptera_expiry_in_past', 400, 'The expiry date is in the past. Choose a future date.'),
  noApplicationPassword: say(
    'haptera_no_application_password',
    404,
    'This application password does not exist. It may have been deleted.',
  ),
  applicationPasswordName: say(
    'haptera_application_password_unnamed',
    400,
    'An application password needs a name. Use the name of the program it is for.',
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
      `You have exceeded the request limit. Wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}, then request less at a time: fewer items (per_page, first) or fewer fields (_fields).`,
      { retryAfterSeconds },
    ),
  overloaded: say(
    'haptera_overloaded',
    503,
    'The server is overloaded right now. Nothing was changed: try again in a few seconds.',
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
    'This CMS process cannot write: another process holds the write lease on the database. Send the change there, or try again once this process has taken over.',
  ),
  starting: say('haptera_starting', 503, 'The CMS is starting. Try again in a few seconds.'),
  databaseMissing: (dataDirectory: string) =>
    new CmsError(
      'haptera_database_missing',
      500,
      `The CMS cannot start. ${dataDirectory} holds the uploads of an installation, but its database is missing or empty. Nothing was written. Restore the database from a backup, or set DATABASE_URL to the right one, or set HAPTERA_NEW_DATABASE=yes once to start over with an empty database, or set DATA_DIRECTORY to another folder.`,
    ),
  installationDamaged: (file: string) =>
    new CmsError(
      'haptera_installation_damaged',
      500,
      `${file} is damaged: it must name the installation that this folder belongs to. Remove it; the next start writes it again from the database.`,
    ),
  databaseMismatch: (dataDirectory: string) =>
    new CmsError(
      'haptera_database_mismatch',
      500,
      `The CMS cannot start. The database and the uploads in ${dataDirectory} belong to different installations. Nothing was written. Set DATABASE_URL and DATA_DIRECTORY to a matching pair, or set HAPTERA_NEW_DATABASE=yes once to use this folder with this database from now on.`,
    ),
} as const;

function printWait(seconds: number): string {
  return seconds < 120 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
