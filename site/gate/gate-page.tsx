import { styled } from 'styled-components';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { accountTypes } from '#cms-schema/visibility.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { theme } from '#ui/theme.ts';
import type { Gate } from '../cms.ts';
import { getTranslations } from '../i18n/translate.ts';
import { MessageActions, MessagePage } from '../page/message-page.tsx';
import { publicPath } from '../page/page-metadata.ts';
import type { PageHead } from '../render/page-head.ts';
import { PasswordForm } from './password-form.tsx';

interface Props {
  readonly gate: Gate;
  readonly locale: Locale;
  /** The pass of an account that has passed the first of two gates. */
  readonly pass?: string | undefined;
}

/** The page at the address of a restricted document: it says who may read it, and how to get in. */
export function GatePage(props: Props) {
  const { gate, locale, pass } = props;
  const t = getTranslations(locale, 'gate');
  const { title, lede } = describe(props);
  if (gate.passwordFor !== null) {
    return (
      <MessagePage title={title} lede={lede}>
        <PasswordForm documentId={gate.passwordFor} locale={locale} pass={pass} />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={title} lede={lede}>
      <Actions
        data-attach="gate"
        data-ticket={gate.ticket}
        data-upgrade={gate.accounts.includes('trialCustomer') || undefined}
      >
        <MessageActions>
          <Button data-open="" icon="arrow-right">
            {t('login')}
          </Button>
          {!isForAll(gate) && (
            <ButtonLink href={localizePath('/community/business', locale)} variant="secondary">
              {t('business')}
            </ButtonLink>
          )}
        </MessageActions>
        <p role="status" data-told="" />
      </Actions>
    </MessagePage>
  );
}

/** The names of the modules that the page needs. */
export function gateModules({ passwordFor }: Gate): string[] {
  return [passwordFor === null ? 'gate' : 'password-gate'];
}

/** The same for every visitor, and not indexed by search engines. */
export function gateHead(props: Props, siteTitle: string): PageHead {
  const { gate } = props;
  const { title, lede } = describe(props);
  return {
    title: `${title} · ${siteTitle}`,
    description: lede,
    canonical: publicPath(gate.uri),
    robots: 'noindex',
  };
}

function describe({ gate, locale, pass }: Props): { title: string; lede: string } {
  const t = getTranslations(locale, 'gate');
  if (gate.passwordFor !== null)
    return { title: t('passwordTitle'), lede: t(pass === undefined ? 'passwordLede' : 'passwordAlsoLede') };
  if (isForAll(gate)) return { title: t('signedIn'), lede: t('signedInLede') };
  const accounts = gate.accounts.map((type) => t(type)).join(t('and'));
  return { title: t('accounts', { accounts }), lede: t('accountsLede') };
}

function isForAll({ accounts }: Gate): boolean {
  return accountTypes.every((type) => accounts.includes(type));
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3};

  [data-told] {
    min-height: 2.75rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
  [data-told] a,
  [data-told] button {
    min-height: 2.75rem;
    padding-inline: 0;
    color: inherit;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;
