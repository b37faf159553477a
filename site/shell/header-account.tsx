import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { getTranslations } from '../i18n/translate.ts';

interface Props {
  readonly locale: Locale;
}

/**
 * The account button in the header, with the same markup for everyone. Until a script knows whether the visitor is signed in,
 * its label is invisible, but has room for either text.
 */
export function HeaderAccount({ locale }: Props) {
  const t = getTranslations(locale, 'shell');
  return (
    <Place className="header-account">
      <button type="button" className="header-account-button" popoverTarget="account-panel">
        <Icon name="user" size={20} />
        <span className="account-label">
          <span className="account-visitor">{t('account')}</span>
          <bdi className="account-name" />
        </span>
      </button>
      <div
        id="account-panel"
        popover="auto"
        className="account-panel h-surface"
        data-tone="light"
        role="dialog"
        aria-label={t('account')}
      >
        <AccountEntries locale={locale} />
      </div>
    </Place>
  );
}

/** The account menu: the entries for signed-out visitors, and an empty slot that a script fills for signed-in ones. */
export function AccountEntries({ locale }: Props) {
  const t = getTranslations(locale, 'shell');
  return (
    <>
      <div className="account-entries">
        <button type="button" className="account-entry" data-account-wish="login">
          {t('accountLogin')}
        </button>
        <button type="button" className="account-entry" data-account-wish="register">
          {t('accountRegister')}
        </button>
      </div>
      <div className="account-signed-in" data-signed-in-place="" />
    </>
  );
}

const Place = styled.div`
  flex: none;

  .header-account-button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.x1};
    min-width: 2.75rem;
    min-height: 2.75rem;
    justify-content: center;
    color: inherit;
    font-size: ${theme.size.small};
    cursor: pointer;
  }
  .account-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .account-panel {
    inset: 4rem max(3rem, calc((100vw - ${theme.width.page} - 8rem) / 2 + 3rem)) auto auto;
    width: 17rem;
    margin: 0;
    padding: ${theme.space.x1};
    border: ${theme.line.hair} solid ${tone.line};
    border-radius: ${theme.radius.large};
    box-shadow: ${theme.shadow.overlay};
  }
  ${media.page} {
    /* The label ends at the edge of the grid; the room for the longest one is before it. */
    .header-account-button {
      justify-content: flex-end;
      width: 8.5rem;
    }
    .account-label {
      position: static;
      width: auto;
      max-width: 6.5rem;
      height: auto;
      clip-path: none;
      text-overflow: ellipsis;
    }
  }
  ${media.belowDesktop} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
