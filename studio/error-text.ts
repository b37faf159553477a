import { useCallback } from 'react';
import { StudioError } from './cms/studio-error.ts';
import type { MessageKey, Translate } from './messages.ts';
import { useMessages } from './messages-context.tsx';

/** Describes errors to the user in the interface language: what happened and what to do. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useMessages();
  return useCallback((error: unknown) => describeError(error, t), [t]);
}

export function describeError(error: unknown, t: Translate): string {
  if (!(error instanceof StudioError)) return t('desk.errors.fault', { detail: String(error) });
  const key = Object.hasOwn(keys, error.code) ? keys[error.code] : undefined;
  if (key !== undefined) return t(key, holesOf(error));
  if (error.status === 403) return t('desk.errors.forbidden');
  return t('desk.errors.other', { detail: error.message, code: error.code });
}

/** The error's data by name, to fill the placeholders of its message. */
function holesOf({ data, message }: StudioError): Record<string, string | number> {
  const named = Object.entries(data).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
  );
  const megabytes = typeof data.maximumBytes === 'number' ? Math.floor(data.maximumBytes / 1024 / 1024) : '';
  const minutes = typeof data.retryAfterSeconds === 'number' ? Math.ceil(data.retryAfterSeconds / 60) : '';
  return { ...Object.fromEntries(named), megabytes, minutes, detail: message };
}

const keys: Readonly<Record<string, MessageKey>> = {
  offline: 'desk.errors.offline',
  unreachable: 'desk.errors.unreachable',
  signed_out: 'desk.errors.signedOut',
  unexpected_answer: 'desk.errors.unexpected',
  incorrect_password: 'desk.errors.password',
  too_many_retries: 'desk.errors.tooMany',
  haptera_password_needed: 'desk.errors.ownPasswordNeeded',
  haptera_wrong_password: 'desk.errors.ownPasswordWrong',
  haptera_no_session: 'desk.errors.gone',
  haptera_busy: 'desk.errors.busy',
  haptera_community_away: 'desk.errors.communityAway',
  haptera_no_community_entry: 'desk.errors.gone',
  haptera_community_refused: 'desk.errors.communityRefused',
  haptera_visitor_address: 'desk.errors.visitorAddress',
  haptera_visitor_exists: 'desk.errors.visitorExists',
  haptera_last_manager: 'desk.errors.lastManager',
  haptera_company_exists: 'desk.errors.companyExists',
  haptera_company_has_accounts: 'desk.errors.companyHasAccounts',
  haptera_stale: 'desk.errors.stale',
  haptera_schedule_stale: 'builder.publish.change.stale',
  haptera_no_scheduled_change: 'builder.publish.change.stale',
  haptera_not_in_review: 'review.gone',
  haptera_not_a_draft: 'review.notADraft',
  haptera_incomplete: 'desk.errors.incomplete',
  haptera_malformed: 'desk.errors.malformed',
  haptera_path_taken: 'desk.errors.pathTaken',
  haptera_address_reserved: 'desk.errors.addressReserved',
  haptera_translation_exists: 'desk.errors.translationExists',
  haptera_cannot_translate: 'desk.errors.cannotTranslate',
  haptera_hidden_media: 'desk.errors.hiddenMedia',
  haptera_last_administrator: 'desk.errors.lastAdministrator',
  haptera_foreign_origin: 'desk.errors.foreignOrigin',
  rest_post_invalid_id: 'desk.errors.gone',
  rest_term_invalid: 'desk.errors.gone',
  term_exists: 'desk.errors.termExists',
  not_a_picture: 'desk.errors.notAPicture',
  not_a_video: 'desk.errors.notAVideo',
  heic_picture: 'desk.errors.heic',
  rest_upload_sideload_error: 'desk.errors.fileType',
  rest_upload_file_too_big: 'desk.errors.fileTooBig',
  rest_upload_image_error: 'desk.errors.fileDamaged',
  haptera_image_too_large: 'desk.errors.imageTooLarge',
  haptera_image_too_costly: 'desk.errors.imageTooCostly',
  haptera_uploads_busy: 'desk.errors.uploadsBusy',
  haptera_fetch_address: 'desk.errors.fetch.address',
  haptera_fetch_not_public: 'desk.errors.fetch.notPublic',
  haptera_fetch_unreachable: 'desk.errors.fetch.unreachable',
  haptera_fetch_not_found: 'desk.errors.fetch.notFound',
  haptera_fetch_refused: 'desk.errors.fetch.refused',
  haptera_fetch_timeout: 'desk.errors.fetch.timeout',
  haptera_fetch_cut: 'desk.errors.fetch.cut',
  haptera_fetch_not_a_picture: 'desk.errors.fetch.notAPicture',
  haptera_fetch_running: 'desk.errors.fetch.running',
  haptera_too_many_requests: 'desk.errors.tooManyRequests',
  haptera_upload_aborted: 'desk.errors.uploadAborted',
  haptera_disk_full: 'desk.errors.diskFull',
  database_full: 'desk.errors.diskFull',
  database_read_only: 'desk.errors.diskFull',
  rest_upload_no_data: 'desk.errors.fileEmpty',
  rest_user_invalid_password: 'desk.errors.weakPassword',
  rest_user_invalid_email: 'desk.errors.email',
  rest_user_invalid_username: 'desk.errors.username',
  existing_user_login: 'desk.errors.usernameTaken',
  existing_user_email: 'desk.errors.emailTaken',
};
