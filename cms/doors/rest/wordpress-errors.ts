import type { JsonObject } from '#cms-schema/json.ts';
import { CmsError, InvalidValuesError, type ValueFault } from '../../errors.ts';
import { restErrors } from './rest-errors.ts';
import type { ValueProblem } from './value-schema.ts';

/** WordPress's version of a CMS error: its clients read the code, the status, and sometimes the message and data. */
interface Wording {
  readonly code: string;
  /** Default: the message of the CMS error. */
  readonly message?: string;
  readonly status?: number;
  readonly data?: (data: CmsError['data']) => CmsError['data'];
}

/**
 * By CMS error code. Errors not listed here are returned unchanged. Codes and messages are WordPress's, word for word.
 */
export const wordings: Readonly<Record<string, Wording>> = {
  haptera_no_document: { code: 'rest_post_invalid_id', message: 'Invalid post ID.' },
  haptera_no_parent: { code: 'rest_post_invalid_id', message: 'Invalid post parent ID.' },
  haptera_no_author: { code: 'rest_invalid_author', message: 'Invalid author ID.' },
  haptera_no_featured_media: { code: 'rest_invalid_featured_media', message: 'Invalid featured media ID.' },
  haptera_cannot_read: { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.' },
  haptera_cannot_read_stored: {
    code: 'rest_forbidden_context',
    message: 'Sorry, you are not allowed to edit this post.',
  },
  haptera_cannot_list_status: { code: 'rest_forbidden_status', message: 'Status is forbidden.' },
  haptera_cannot_create: {
    code: 'rest_cannot_create',
    message: 'Sorry, you are not allowed to create posts as this user.',
  },
  haptera_cannot_edit: { code: 'rest_cannot_edit', message: 'Sorry, you are not allowed to edit this post.' },
  haptera_cannot_act_for_others: {
    code: 'rest_cannot_edit_others',
    message: 'Sorry, you are not allowed to create posts as this user.',
  },
  haptera_cannot_publish: {
    code: 'rest_cannot_publish',
    message: 'Sorry, you are not allowed to publish posts in this post type.',
  },
  haptera_cannot_delete: { code: 'rest_cannot_delete', message: 'Sorry, you are not allowed to delete this post.' },
  haptera_cannot_stick: {
    code: 'rest_cannot_assign_sticky',
    message: 'Sorry, you are not allowed to make posts sticky.',
  },
  haptera_already_trashed: { code: 'rest_already_trashed', message: 'The post has already been deleted.' },
  haptera_page_too_far: {
    code: 'rest_post_invalid_page_number',
    message: 'The page number requested is larger than the number of pages available.',
  },
  haptera_no_revision: { code: 'rest_post_invalid_id', message: 'Invalid revision ID.' },
  haptera_no_autosave: { code: 'rest_post_no_autosave', message: 'There is no autosave revision for this post.' },
  haptera_cannot_read_revisions: {
    code: 'rest_cannot_read',
    message: 'Sorry, you are not allowed to view revisions of this post.',
  },
  haptera_cannot_delete_revision: {
    code: 'rest_cannot_delete',
    message: 'Sorry, you are not allowed to delete this revision.',
  },
  haptera_no_media: { code: 'rest_post_invalid_id', message: 'Invalid post ID.' },
  haptera_cannot_upload: {
    code: 'rest_cannot_create',
    message: 'Sorry, you are not allowed to upload media on this site.',
  },
  haptera_upload_empty: { code: 'rest_upload_no_data', message: 'No data supplied.' },
  haptera_upload_hash_mismatch: { code: 'rest_upload_hash_mismatch', message: 'Content hash did not match expected.' },
  haptera_no_term: { code: 'rest_term_invalid', message: 'Term does not exist.' },
  haptera_no_parent_term: { code: 'rest_term_invalid', message: 'Parent term does not exist.' },
  haptera_cannot_list_terms_of: {
    code: 'rest_forbidden_context',
    message: 'Sorry, you are not allowed to view terms for this post.',
  },
  haptera_cannot_create_term: {
    code: 'rest_cannot_create',
    message: 'Sorry, you are not allowed to create terms in this taxonomy.',
  },
  haptera_cannot_edit_term: { code: 'rest_cannot_update', message: 'Sorry, you are not allowed to edit this term.' },
  haptera_cannot_delete_term: {
    code: 'rest_cannot_delete',
    message: 'Sorry, you are not allowed to delete this term.',
  },
  haptera_no_menu: { code: 'rest_term_invalid', message: 'Term does not exist.' },
  haptera_no_menu_item: { code: 'rest_post_invalid_id', message: 'Invalid post ID.' },
  haptera_cannot_view_menus: { code: 'rest_cannot_view', message: 'Sorry, you are not allowed to view menus.' },
  haptera_cannot_edit_menus: { code: 'rest_cannot_update', message: 'Sorry, you are not allowed to edit menus.' },
  haptera_cannot_administer: { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.' },
  haptera_no_user: { code: 'rest_user_invalid_id', message: 'Invalid user ID.' },
  haptera_not_signed_in: { code: 'rest_not_logged_in', message: 'You are not currently logged in.' },
  haptera_cannot_view_user: { code: 'rest_user_cannot_view', message: 'Sorry, you are not allowed to list users.' },
  haptera_cannot_create_user: {
    code: 'rest_cannot_create_user',
    message: 'Sorry, you are not allowed to create new users.',
  },
  haptera_cannot_edit_user: { code: 'rest_cannot_edit', message: 'Sorry, you are not allowed to edit this user.' },
  haptera_cannot_edit_role: {
    code: 'rest_cannot_edit_roles',
    message: 'Sorry, you are not allowed to edit roles of this user.',
  },
  haptera_cannot_delete_user: {
    code: 'rest_user_cannot_delete',
    message: 'Sorry, you are not allowed to delete this user.',
  },
  haptera_no_heir: { code: 'rest_user_invalid_reassign', message: 'Invalid user ID for reassignment.' },
  haptera_login_taken: { code: 'existing_user_login', message: 'Sorry, that username already exists!' },
  haptera_email_taken: { code: 'existing_user_email', message: 'Sorry, that email address is already used!' },
  haptera_invalid_login: {
    code: 'rest_user_invalid_username',
    message: 'This username is invalid because it uses illegal characters. Please enter a valid username.',
  },
  haptera_invalid_email: { code: 'rest_user_invalid_email', message: 'Invalid email address.' },
  haptera_weak_password: { code: 'rest_user_invalid_password' },
  haptera_incorrect_password: { code: 'incorrect_password' },
  haptera_no_application_password: {
    code: 'rest_application_password_not_found',
    message: 'Application password not found.',
  },
  haptera_application_password_unnamed: {
    code: 'application_password_empty_name',
    message: 'An application name is required to create an application password.',
  },
  haptera_cannot_manage_application_passwords: {
    code: 'rest_cannot_list_application_passwords',
    message: 'Sorry, you are not allowed to list application passwords for this user.',
  },
  haptera_upload_too_big: { code: 'rest_upload_file_too_big' },
  haptera_upload_unreadable: { code: 'rest_upload_image_error' },
  haptera_menu_item_invalid: { code: 'rest_invalid_param' },
  haptera_too_many_attempts: { code: 'too_many_retries' },
  haptera_upload_refused: {
    code: 'rest_upload_sideload_error',
    status: 500,
    message: 'Sorry, you are not allowed to upload this file type.',
  },
  haptera_term_exists: {
    code: 'term_exists',
    message: 'A term with the name provided already exists with this parent.',
    data: ({ termId }) => ({ term_id: termId }),
  },
  haptera_menu_exists: {
    code: 'menu_exists',
    message: 'The menu name conflicts with another menu name. Choose another one.',
    data: ({ menuId }) => ({ term_id: menuId }),
  },
  haptera_name_needed: {
    code: 'rest_missing_callback_param',
    message: 'Missing parameter(s): name',
    data: () => ({ params: ['name'] }),
  },
  haptera_slug_tells_login: {
    code: 'rest_invalid_param',
    data: () => ({ params: { slug: 'It is the same as the username or the email address.' } }),
  },
};

const valueCodes: Readonly<Record<ValueFault, string>> = {
  wrong_type: 'rest_invalid_type',
  too_long: 'rest_too_long',
  out_of_bounds: 'rest_out_of_bounds',
  not_an_option: 'rest_not_in_enum',
  invalid_date: 'rest_invalid_date',
  invalid_email: 'rest_invalid_email',
  invalid_timezone: 'rest_invalid_timezone',
  invalid_page: 'rest_invalid_page',
};

/** The error as WordPress clients know it. */
export function speakWordPress(error: CmsError): CmsError {
  if (error instanceof InvalidValuesError) return restErrors.invalidParams(listProblems(error));
  const wording = wordings[error.code];
  if (!wording) return error;
  const { code, message = error.message, status = error.status, data } = wording;
  return new CmsError(code, status, message, data ? data(error.data) : error.data, error.cause);
}

/** The same for an error that was stored. */
export function speakKept({ code, message }: { readonly code: string; readonly message: string }): JsonObject {
  const wording = wordings[code];
  return { code: wording?.code ?? code, message: wording?.message ?? message };
}

function listProblems({ values }: InvalidValuesError): ReadonlyMap<string, ValueProblem> {
  return new Map(
    Object.entries(values).map(([name, { code, message }]) => [name, { code: valueCodes[code], message, data: null }]),
  );
}
