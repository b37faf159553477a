import type { JsonObject } from '#cms-schema/json.ts';
import type { ApplicationParameter } from '#contract/application-requests.ts';
import { shortenText } from '#kit/text/characters.ts';
import { CmsError } from '../../errors.ts';
import type { ValueProblem } from './value-schema.ts';

/** Errors of the REST door itself. Those with a `rest_` code are WordPress's, word for word. */
export const restErrors = {
  noRoute: () => new CmsError('rest_no_route', 404, 'No route was found matching the URL and request method.'),
  invalidJson: () =>
    new CmsError('rest_invalid_json', 400, 'Invalid JSON body passed.', {
      json_error_code: 4,
      json_error_message: 'Syntax error',
    }),
  missingParams: (names: readonly string[]) =>
    new CmsError('rest_missing_callback_param', 400, `Missing parameter(s): ${names.join(', ')}`, { params: names }),
  invalidParams: (problems: ReadonlyMap<string, ValueProblem>) =>
    new CmsError('rest_invalid_param', 400, `Invalid parameter(s): ${[...problems.keys()].join(', ')}`, {
      params: Object.fromEntries([...problems].map(([name, { message }]) => [name, message])),
      details: Object.fromEntries(problems),
    }),
  invalidParam: (name: string, code: string, message: string, data: JsonObject | null = null) =>
    restErrors.invalidParams(new Map([[name, { code, message, data }]])),
  wrongPassword: () => new CmsError('rest_post_incorrect_password', 403, 'Incorrect post password.'),
  badNonce: () => new CmsError('rest_cookie_invalid_nonce', 403, 'Cookie check failed'),
  cannotListEditing: (isSignedIn: boolean) =>
    new CmsError(
      'rest_forbidden_context',
      isSignedIn ? 403 : 401,
      'Sorry, you are not allowed to edit posts in this post type.',
    ),
  postExists: () => new CmsError('rest_post_exists', 400, 'Cannot create existing post.'),
  noTrash: (what: 'The post does' | 'Terms do' | 'Users do' | 'Menus do' | 'Menu items do') =>
    new CmsError('rest_trash_not_supported', 501, `${what} not support trashing. Set 'force=true' to delete.`),
  cannotViewTypes: (isSignedIn: boolean) =>
    new CmsError(
      'rest_cannot_view',
      isSignedIn ? 403 : 401,
      'Sorry, you are not allowed to edit posts in this post type.',
    ),
  cannotViewTaxonomies: (isSignedIn: boolean) =>
    new CmsError(
      'rest_cannot_view',
      isSignedIn ? 403 : 401,
      'Sorry, you are not allowed to manage terms in this taxonomy.',
    ),
  cannotEditType: (isSignedIn: boolean) =>
    new CmsError(
      'rest_forbidden_context',
      isSignedIn ? 403 : 401,
      'Sorry, you are not allowed to edit posts in this post type.',
    ),
  cannotViewStatuses: (isSignedIn: boolean) =>
    new CmsError('rest_cannot_view', isSignedIn ? 403 : 401, 'Sorry, you are not allowed to manage post statuses.'),
  noType: () => new CmsError('rest_type_invalid', 404, 'Invalid post type.'),
  noStatus: () => new CmsError('rest_status_invalid', 404, 'Invalid status.'),
  cannotReadStatus: (isSignedIn: boolean) =>
    new CmsError('rest_cannot_read_status', isSignedIn ? 403 : 401, 'Cannot view status.'),
  noTaxonomy: () => new CmsError('rest_taxonomy_invalid', 404, 'Invalid taxonomy.'),
  noBlockType: () => new CmsError('rest_block_type_invalid', 404, 'Invalid block type.'),
  cannotViewBlockTypes: (isSignedIn: boolean) =>
    new CmsError(
      'rest_block_type_cannot_view',
      isSignedIn ? 403 : 401,
      'Sorry, you are not allowed to manage block types.',
    ),
  noMenuLocation: () => new CmsError('rest_menu_location_invalid', 404, 'Invalid menu location.'),
  cannotEditTerms: (isSignedIn: boolean) =>
    new CmsError(
      'rest_forbidden_context',
      isSignedIn ? 403 : 401,
      'Sorry, you are not allowed to edit terms in this taxonomy.',
    ),
  noDisposition: () => new CmsError('rest_upload_no_content_disposition', 400, 'No Content-Disposition supplied.'),
  invalidDisposition: () =>
    new CmsError(
      'rest_upload_invalid_disposition',
      400,
      'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.',
    ),
  noContentType: () => new CmsError('rest_upload_no_content_type', 400, 'No Content-Type supplied.'),
  callbackDisabled: () => new CmsError('rest_callback_disabled', 400, 'JSONP support is disabled on this site.'),
  bodyTooLarge: (maximumBytes: number) =>
    new CmsError(
      'haptera_body_too_large',
      413,
      `This request is larger than ${Math.floor(maximumBytes / 1024)} KB. Send less at once.`,
      { maximumBytes },
    ),
  credentialInQuery: (name: string) =>
    new CmsError(
      'haptera_credential_in_query',
      400,
      `“${name}” is in the address of this request, which logs and browser histories store. Nothing was done: send it in the body instead, and change it if it was real.`,
      { param: name },
    ),
  badApplicationRequest: (param: ApplicationParameter) =>
    new CmsError('haptera_bad_application_request', 400, applicationRefusals[param], { param }),
  formExpected: () =>
    new CmsError('haptera_form_expected', 415, 'This address only accepts forms (application/x-www-form-urlencoded).'),
  multipart: () =>
    new CmsError(
      'haptera_multipart',
      415,
      'Forms with files (multipart/form-data) are only accepted at /wp/v2/media. Send this as JSON or as application/x-www-form-urlencoded.',
    ),
  unreadableBody: () =>
    new CmsError(
      'haptera_body_unreadable',
      400,
      'The body of this request was cut off or does not have the declared type. Send it again.',
    ),
  multipartLimit: (limit: 'files' | 'values' | 'valueBytes' | 'nameBytes', maximum: number, part: string) =>
    new CmsError('haptera_multipart_limit', 400, multipartAdvice[limit](maximum, part), { limit, maximum, part }),
  tooManyFields: (maximum: number) =>
    new CmsError('haptera_too_many_fields', 400, `This request has more than ${maximum} fields. Send them as JSON.`),
  tooManyValues: (maximum: number) =>
    new CmsError('haptera_too_many_values', 400, `This request has more than ${maximum} values. Send less at once.`, {
      maximum,
    }),
  nestedTooDeep: (maximum: number) =>
    new CmsError(
      'haptera_nested_too_deep',
      400,
      `This request nests deeper than ${maximum} levels. Send flatter data.`,
    ),
  forbiddenKey: () =>
    new CmsError(
      'haptera_forbidden_key',
      400,
      'This request contains a forbidden key (__proto__, constructor.prototype). Remove it.',
    ),
  invalidText: () =>
    new CmsError(
      'haptera_invalid_text',
      400,
      'This request contains characters that cannot be stored (NUL or an unpaired surrogate). Remove them and send it again.',
    ),
  foreignOrigin: (publicUrl: string) =>
    new CmsError(
      'haptera_foreign_origin',
      403,
      `This can only be done from ${publicUrl}. Open the studio at that address.`,
    ),
  ifMatch: () =>
    new CmsError(
      'haptera_if_match',
      400,
      'If-Match must be * or a comma-separated list of ETags from earlier responses, in quotes.',
    ),
  notSignedIn: () => new CmsError('rest_not_logged_in', 401, 'You are not currently logged in.'),
  unsupported: (name: string, message: string) => restErrors.invalidParam(name, 'haptera_unsupported', message),
  internal: (reference: string) =>
    new CmsError(
      'internal_server_error',
      500,
      `Something went wrong on the server (${reference}). Try again. If it keeps happening, give the operator this number.`,
      { reference },
    ),
} as const;

const multipartAdvice = {
  files: (maximum: number) => `This request has more than ${maximum} file(s). Send one request for each file.`,
  values: (maximum: number) => `This request has more than ${maximum} fields. Send fewer.`,
  valueBytes: (maximum: number, part: string) =>
    `The field “${part}” is larger than ${Math.floor(maximum / 1024)} KB. Send less.`,
  nameBytes: (maximum: number, part: string) =>
    `The name of the field “${shortenText(part, 40)}” is longer than ${maximum} bytes. Use a shorter one.`,
};

const badUrl =
  'must be a complete address: https, the scheme of a program, or http on this machine; without a name or password in it.';

const applicationRefusals: Readonly<Record<ApplicationParameter, string>> = {
  app_name: 'Invalid parameter: “app_name” must have at most 200 characters.',
  app_id: 'Invalid parameter: “app_id” must be a UUID. It can be left out.',
  success_url: `Invalid parameter: “success_url” ${badUrl}`,
  reject_url: `Invalid parameter: “reject_url” ${badUrl}`,
};
