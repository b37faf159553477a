import { type ReactNode, useEffect } from 'react';
import type { Place } from '../match-path.ts';
import { useMessages } from '../messages-context.tsx';
import { navigate } from '../navigation.tsx';
import { useSession } from '../session-context.tsx';
import { DownloadsDesk } from './community/downloads-desk.tsx';
import { FormsDesk } from './community/forms-desk.tsx';
import { MailsDesk } from './community/mails-desk.tsx';
import { DeskFrame, sections } from './desk-frame.tsx';
import { DeskProviders } from './desk-providers.tsx';
import { DocumentsDesk } from './documents/documents-desk.tsx';
import { MediaDesk } from './media/media-desk.tsx';
import { MenusDesk } from './menus/menus-desk.tsx';
import { DeskPage } from './parts/desk-page.tsx';
import { EmptyState, ForbiddenState } from './parts/states.tsx';
import { RedirectsDesk } from './redirects/redirects-desk.tsx';
import { ReviewDesk } from './review/review-desk.tsx';
import { SettingsDesk } from './settings/settings-desk.tsx';
import { SupportedDesk } from './supported/supported-desk.tsx';
import { TermsDesk } from './terms/terms-desk.tsx';
import { AccountDesk } from './users/account-desk.tsx';
import { AuthorizeDesk } from './users/authorize-desk.tsx';
import { UsersDesk } from './users/users-desk.tsx';
import { AccountsDesk } from './visitors/accounts-desk.tsx';
import { CompaniesDesk } from './visitors/companies-desk.tsx';

/** The desk: lists, media, menus, users, settings. A separate chunk, so that the builder does not load it. */
export default function Desk({ place }: { readonly place: Place }) {
  return (
    <DeskProviders>
      <DeskFrame place={place}>
        <PlaceView place={place} />
      </DeskFrame>
    </DeskProviders>
  );
}

function PlaceView({ place }: { readonly place: Place }): ReactNode {
  const { can } = useSession();
  const section = sections.find(({ isAt }) => isAt(place));
  if (section && !can(section.power)) return <ForbiddenState />;
  switch (place.name) {
    case 'documents':
      return <DocumentsDesk key={place.type} type={place.type} />;
    case 'media':
      return <MediaDesk id={place.id} />;
    case 'reviews':
      return <ReviewDesk />;
    case 'terms':
      return <TermsDesk />;
    case 'menus':
      return <MenusDesk />;
    case 'supported':
      return <SupportedDesk />;
    case 'feedback':
    case 'contacts':
      return <FormsDesk key={place.name} kind={place.name} />;
    case 'download-counts':
      return <DownloadsDesk />;
    case 'mails':
      return <MailsDesk />;
    case 'visitors':
      return <AccountsDesk key={place.company} company={place.company} />;
    case 'companies':
      return <CompaniesDesk />;
    case 'redirects':
      return <RedirectsDesk />;
    case 'settings':
      return <SettingsDesk />;
    case 'users':
      return <UsersDesk />;
    case 'account':
      return <AccountDesk />;
    case 'authorize-application':
      return <AuthorizeDesk request={place.request} />;
    case 'home':
      return <Entrance />;
    case 'builder':
    case 'unknown':
      return <Lost />;
  }
}

/** Redirects to the first section that this user may see. */
function Entrance() {
  const { can } = useSession();
  const to = sections.find(({ power }) => can(power))?.to ?? '/account';
  useEffect(() => void navigate(to, { replace: true }), [to]);
  return null;
}

function Lost() {
  const { t } = useMessages();
  return (
    <DeskPage title={t('desk.state.lost')}>
      <EmptyState title={t('desk.state.lost')} hint={t('desk.state.lostHint')} />
    </DeskPage>
  );
}
