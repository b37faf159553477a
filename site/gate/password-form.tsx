import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { limits } from '#contract/limits.ts';
import { mostCodeUnits } from '#kit/text/characters.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { theme } from '#ui/theme.ts';
import { getTranslations } from '../i18n/translate.ts';

interface Props {
  /** The id of the document. */
  readonly documentId: number;
  readonly locale: Locale;
  /** What the platform gave to the account, for a document that needs one as well. Valid for a few minutes. */
  readonly pass?: string | undefined;
}

/** Asks for the password of a document. What may go wrong is written on the form, for its attachment. */
export function PasswordForm({ documentId, locale, pass }: Props) {
  const t = getTranslations(locale, 'gate');
  return (
    <Form
      data-attach="password-gate"
      method="post"
      action={`${addresses.rest.path}/haptera/v1/documents/${documentId}/open`}
      noValidate
      data-pass={pass}
      data-empty={t('passwordEmpty')}
      data-wrong={t('passwordWrong')}
      data-often={t('passwordOften')}
      data-changed={t(pass === undefined ? 'passwordChanged' : 'passwordLate')}
      data-failed={t('passwordFailed')}
    >
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={mostCodeUnits(limits.document.password)}
        required
        isLive
      />
      <Button type="submit" icon="arrow-right">
        {t('passwordOpen')}
      </Button>
      <noscript>{t('passwordScript')}</noscript>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 24rem);
  gap: ${theme.space.x2};
  justify-items: start;
  overflow-wrap: anywhere;

  > :first-child {
    width: 100%;
  }
`;
