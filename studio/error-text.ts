import { useCallback } from 'react';
import { StudioError } from './cms/studio-error.ts';
import type { MessageKey, Translate } from './messages.ts';
import { useMessages } from './messages-context.tsx';

/** What to tell people about an error, in the studio's language: what happened and what to do. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useMessages();
  return useCallback((error: unknown) => describeError(error, t), [t]);
}

export function describeError(error: unknown, t: Translate): string {
  if (!(error instanceof StudioError)) return t('console.errors.fault', { detail: String(error) });
  const key = Object.hasOwn(keys, error.code) ? keys[error.code] : undefined;
  if (key !== undefined) return t(key, holesOf(error));
  if (error.status === 403) return t('console.errors.forbidden');
  return t('console.errors.other', { detail: error.message, code: error.code });
}

/** Values of an error's data by their names, for the holes of its text. */
function holesOf({ data, message }: StudioError): Record<string, string | number> {
  const named = Object.entries(data).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
  );
  const megabytes = typeof data.maximumBytes === 'number' ? Math.floor(data.maximumBytes / 1024 / 1024) : '';
  const minutes = typeof data.retryAfterSeconds === 'number' ? Math.ceil(data.retryAfterSeconds / 60) : '';
  return { ...Object.fromEntries(named), megabytes, minutes, detail: message };
}

const keys: Readonly<Record<string, MessageKey>> = {
  offline: 'console.errors.offline',
  unreachable: 'console.errors.unreachable',
  signed_out: 'console.errors.signedOut',
  unexpected_answer: 'console.errors.unexpected',
  incorrect_password: 'console.errors.password',
  too_many_retries: 'console.errors.tooMany',
  haptera_password_needed: 'console.errors.ownPasswordNeeded',
  haptera_wrong_password: 'console.errors.ownPasswordWrong',
  haptera_no_session: 'console.errors.gone',
  haptera_busy: 'console.errors.busy',
  haptera_stale: 'console.errors.stale',
  haptera_schedule_stale: 'builder.publish.change.stale',
  haptera_no_scheduled_change: 'builder.publish.change.stale',
  haptera_incomplete: 'console.errors.incomplete',
  haptera_malformed: 'console.errors.malformed',
  haptera_path_taken: 'console.errors.pathTaken',
  haptera_address_reserved: 'console.errors.addressReserved',
  haptera_translation_exists: 'console.errors.translationExists',
  haptera_cannot_translate: 'console.errors.cannotTranslate',
  haptera_hidden_media: 'console.errors.hiddenMedia',
  haptera_last_administrator: 'console.errors.lastAdministrator',
  haptera_foreign_origin: 'console.errors.foreignOrigin',
  rest_post_invalid_id: 'console.errors.gone',
  rest_term_invalid: 'console.errors.gone',
  term_exists: 'console.errors.termExists',
  rest_upload_sideload_error: 'console.errors.fileType',
  rest_upload_file_too_big: 'console.errors.fileTooBig',
  rest_upload_image_error: 'console.errors.fileDamaged',
  haptera_image_too_large: 'console.errors.imageTooLarge',
  haptera_image_too_costly: 'console.errors.imageTooCostly',
  haptera_uploads_busy: 'console.errors.uploadsBusy',
  haptera_upload_aborted: 'console.errors.uploadAborted',
  haptera_disk_full: 'console.errors.diskFull',
  database_full: 'console.errors.diskFull',
  database_read_only: 'console.errors.diskFull',
  rest_upload_no_data: 'console.errors.fileEmpty',
  rest_user_invalid_password: 'console.errors.weakPassword',
  rest_user_invalid_email: 'console.errors.email',
  rest_user_invalid_username: 'console.errors.username',
  existing_user_login: 'console.errors.usernameTaken',
  existing_user_email: 'console.errors.emailTaken',
};
