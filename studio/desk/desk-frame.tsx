import { Dropdown } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Localized, localizePath } from '#cms-schema/locale.ts';
import { capabilityFor, contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { Power } from '#contract/roles.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Logo } from '#ui/waveform/logo.tsx';
import type { Connection } from '../cms/middlewares.ts';
import type { Place } from '../match-path.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { navigate, StudioLink } from '../navigation.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { useSession } from '../session-context.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { useMayDecide, useReviewCounts } from './review/use-review-counts.ts';
import { useDeskAct } from './use-desk-act.ts';

interface Section {
  readonly to: string;
  readonly label: MessageKey | Localized;
  /** The capability needed to see it. */
  readonly power: Power;
  readonly icon: ReactNode;
  /** Starts a new group: documents, what they are made of, visitors, the site itself. */
  readonly opensGroup?: true;
  isAt(place: Place): boolean;
}

/** Most used first: pages, then posts, then the types that share the capabilities of one of these. */
const typesInOrder = documentTypes.toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(type: DocumentType): number {
  return contentTypes[type].capabilityType === type ? 0 : 1;
}

/** Icons of content types, by the dashicon that WordPress clients use. */
const typeIcons = {
  'dashicons-admin-post': 'quote',
  'dashicons-media-document': 'file',
  'dashicons-editor-help': 'info',
  'dashicons-download': 'download',
  'dashicons-welcome-learn-more': 'book',
} as const satisfies Readonly<Record<string, IconName>>;

function isKnown(dashicon: string): dashicon is keyof typeof typeIcons {
  return Object.hasOwn(typeIcons, dashicon);
}

export const sections: readonly Section[] = [
  ...typesInOrder.map(
    (type): Section => ({
      to: `/${contentTypes[type].restBase}`,
      label: contentTypes[type].labels.many,
      power: capabilityFor(type, 'edit'),
      icon: isKnown(contentTypes[type].icon) ? (
        <Icon name={typeIcons[contentTypes[type].icon]} size={18} />
      ) : (
        <StudioIcon name="document" />
      ),
      isAt: (place) => place.name === 'documents' && place.type === type,
    }),
  ),
  {
    to: '/reviews',
    label: 'desk.nav.reviews',
    power: 'edit_posts',
    icon: <Icon name="check" size={18} />,
    opensGroup: true,
    isAt: ({ name }) => name === 'reviews',
  },
  {
    to: '/terms',
    label: 'filing.terms',
    power: 'manage_categories',
    icon: <StudioIcon name="layers" />,
    isAt: ({ name }) => name === 'terms',
  },
  {
    to: '/media',
    label: 'desk.nav.media',
    power: 'upload_files',
    icon: <StudioIcon name="image" />,
    isAt: ({ name }) => name === 'media',
  },
  {
    to: '/supported',
    label: 'desk.nav.supported',
    power: 'publish_pages',
    icon: <Icon name="smartphone" size={18} />,
    isAt: ({ name }) => name === 'supported',
  },
  {
    to: '/menus',
    label: 'desk.nav.menus',
    power: 'edit_menus',
    icon: <Icon name="menu" size={18} />,
    isAt: ({ name }) => name === 'menus',
  },
  {
    to: '/feedback',
    label: 'desk.nav.feedback',
    power: 'moderate_comments',
    icon: <Icon name="chat" size={18} />,
    opensGroup: true,
    isAt: ({ name }) => name === 'feedback',
  },
  {
    to: '/contacts',
    label: 'desk.nav.contacts',
    power: 'moderate_comments',
    icon: <Icon name="phone" size={18} />,
    isAt: ({ name }) => name === 'contacts',
  },
  {
    to: '/download-counts',
    label: 'desk.nav.downloads',
    power: 'edit_others_pages',
    icon: <Icon name="lock" size={18} />,
    isAt: ({ name }) => name === 'download-counts',
  },
  {
    to: '/mails',
    label: 'desk.nav.mails',
    power: 'list_users',
    icon: <Icon name="mail" size={18} />,
    isAt: ({ name }) => name === 'mails',
  },
  {
    to: '/visitors',
    label: 'desk.nav.visitors',
    power: 'list_users',
    icon: <Icon name="user" size={18} />,
    isAt: ({ name }) => name === 'visitors',
  },
  {
    to: '/companies',
    label: 'desk.nav.companies',
    power: 'list_users',
    icon: <Icon name="globe" size={18} />,
    isAt: ({ name }) => name === 'companies',
  },
  {
    to: '/redirects',
    label: 'desk.nav.redirects',
    power: 'manage_options',
    icon: <Icon name="arrow-up-right" size={18} />,
    opensGroup: true,
    isAt: ({ name }) => name === 'redirects',
  },
  {
    to: '/settings',
    label: 'desk.nav.settings',
    power: 'manage_options',
    icon: <Icon name="gear" size={18} />,
    isAt: ({ name }) => name === 'settings',
  },
  {
    to: '/users',
    label: 'desk.nav.users',
    power: 'list_users',
    icon: <Icon name="users" size={18} />,
    isAt: ({ name }) => name === 'users',
  },
];

/** The frame around every page of the desk. */
export function DeskFrame({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const { t, uiLocale } = useMessages();
  const { user, can, signOut } = useSession();
  const act = useDeskAct();
  const nav = useRef<HTMLElement>(null);
  // On narrow screens the navigation is a single scrolling row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place belongs to another section
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  const items = [
    { key: 'account', label: t('desk.shell.account'), onClick: () => navigate('/account') },
    { type: 'divider' as const },
    { key: 'out', label: t('desk.shell.signOut'), onClick: () => void act(signOut) },
  ];
  return (
    <Shell>
      <a className="h-skip" href="#desk">
        {t('desk.shell.skip')}
      </a>
      <Bar>
        <StudioLink to="/">
          <Logo locale={uiLocale} label={t('desk.shell.home')} />
        </StudioLink>
        <BarEnd>
          <SiteLink href={localizePath('/', uiLocale)} target="_blank" rel="noopener">
            {t('desk.shell.site')}
            <Icon name="arrow-up-right" size={14} />
          </SiteLink>
          <LanguageSwitch />
          <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
            <UserButton type="button" aria-haspopup="menu" aria-label={user.name}>
              <Icon name="user" size={16} />
              <span>
                <bdi>{user.name}</bdi>
              </span>
              <Icon name="chevron-down" size={14} />
            </UserButton>
          </Dropdown>
        </BarEnd>
      </Bar>
      <Nav ref={nav} aria-label={t('desk.nav.label')}>
        {sections
          .filter(({ power }) => can(power))
          .map(({ to, label, icon, opensGroup, isAt }) => (
            <StudioLink key={to} to={to} aria-current={isAt(place) ? 'page' : undefined} data-opens-group={opensGroup}>
              {icon}
              <span>{typeof label === 'string' ? t(label) : label[uiLocale]}</span>
              {to === '/reviews' ? <ReviewCount key={place.name} /> : null}
            </StudioLink>
          ))}
      </Nav>
      <Desk id="desk" tabIndex={-1}>
        <ConnectionNotice />
        {children}
      </Desk>
    </Shell>
  );
}

/** Number of reviews waiting for the user's decision, or else returned to them; refreshed on every page change. */
function ReviewCount() {
  const { t } = useMessages();
  const mayDecide = useMayDecide();
  const { value: counts } = useReviewCounts();
  const count = (mayDecide ? counts?.waiting : counts?.answered) ?? 0;
  if (count === 0) return null;
  const told = t(mayDecide ? 'desk.reviews.navCount' : 'desk.reviews.navAnswered', { count });
  return (
    <b title={told}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{told}</VisuallyHidden>
    </b>
  );
}

function ConnectionNotice() {
  const { t } = useMessages();
  const { client } = useSession();
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => client.onConnection(setConnection), [client]);
  return (
    <div role="status">
      {connection === 'online' ? null : (
        <Notice>
          <Icon name="warning" size={16} />
          {t(connection === 'offline' ? 'desk.errors.offline' : 'desk.errors.unreachable')}
        </Notice>
      )}
    </div>
  );
}

const Shell = styled.div`
  display: grid;
  grid-template: 'bar bar' 3.25rem 'nav desk' 1fr / 13.5rem minmax(0, 1fr);
  min-height: 100dvh;
  font-size: 0.875rem;
  line-height: 1.5;

  ${media.belowDesktop} {
    grid-template: 'bar' 3.25rem 'nav' auto 'desk' 1fr / minmax(0, 1fr);
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  grid-area: bar;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2};
  padding: 0 ${theme.space.x2} 0 ${theme.space.x3};
  border-bottom: 1px solid ${tone.line};
  background-color: ${tone.surfaceRaised};

  & > a {
    display: flex;
    border-radius: ${theme.radius.small};
  }
  & .h-logo {
    zoom: 0.82;
  }
  ${media.phone} {
    padding: 0 0.75rem;
  }
`;

const BarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x15};
`;

const SiteLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem 0.375rem;
  color: ${tone.textMuted};
  font-size: 0.8125rem;

  ${media.hover} {
    &:hover {
      color: ${tone.text};
    }
  }
  ${media.phone} {
    display: none;
  }
`;

const UserButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-width: 14rem;
  min-height: 2rem;
  padding: 0 0.5rem;
  border-radius: ${theme.radius.medium};
  font-size: 0.8125rem;
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.hover} {
    &:hover {
      background-color: ${tone.surfaceSunken};
    }
  }
  ${media.phone} {
    & > span {
      display: none;
    }
  }
`;

const Nav = styled.nav`
  grid-area: nav;
  position: sticky;
  top: 3.25rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 2px;
  height: calc(100dvh - 3.25rem);
  overflow-y: auto;
  padding: ${theme.space.x2} 0.75rem;
  border-inline-end: 1px solid ${tone.line};
  background-color: ${tone.surfaceSunken};

  & > a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.25rem;
    padding: 0 0.625rem;
    border-radius: ${theme.radius.medium};
    color: ${tone.textMuted};
    font-weight: 500;
    white-space: nowrap;
  }
  & b {
    /* Contains the visually hidden text, which would otherwise widen the page where this row scrolls. */
    position: relative;
    min-width: 1.25rem;
    margin-inline-start: auto;
    padding-inline: 0.375rem;
    border-radius: ${theme.radius.round};
    background-color: ${tone.caution};
    color: ${tone.surface};
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & > a[aria-current] {
    background-color: ${tone.surfaceRaised};
    color: ${tone.text};
    box-shadow: 0 0 0 1px ${tone.line};
  }
  & > a[aria-current] > svg {
    color: ${tone.accent};
  }
  ${media.desktop} {
    & > [data-opens-group] {
      margin-block-start: ${theme.space.x15};
    }
  }
  ${media.hover} {
    & > a:hover {
      color: ${tone.text};
    }
  }
  ${media.belowDesktop} {
    position: static;
    display: flex;
    height: auto;
    overflow-x: auto;
    padding: 0.375rem 0.75rem;
    border-inline-end: 0;
    border-bottom: 1px solid ${tone.line};
    scrollbar-width: none;
  }
`;

const Desk = styled.main`
  grid-area: desk;
  min-width: 0;
  background-color: ${tone.surface};

  &:focus {
    outline: none;
  }
`;

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem ${theme.space.x4};
  background-color: color-mix(in srgb, ${tone.caution} 12%, ${tone.surfaceRaised});
  color: ${tone.caution};
`;
