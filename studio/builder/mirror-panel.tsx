import { useMemo } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import { useSession } from '../session-context.tsx';
import { Mirror } from '../translation/mirror.tsx';
import { createLookups, pickNothing } from './create-lookups.ts';
import { publicPathOf } from './known-documents.ts';
import { MissingLanguage } from './missing-language.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { useSiteChrome } from './use-site-chrome.ts';

export interface MirrorPanelProps {
  /** The language shown in the mirror; the other one is being edited. */
  readonly locale: Locale;
  readonly signature: string;
  readonly selection: string | null;
  /** Whether the selected block exists in the language being edited. */
  readonly isOnPage: boolean;
  onSelect(id: string): void;
}

/** The current page in its other language. */
export function MirrorPanel({ locale, ...shown }: MirrorPanelProps) {
  const { client } = useSession();
  const { session, known } = useOpenedPage();
  const lookups = useMemo(() => createLookups(client, locale, pickNothing), [client, locale]);
  const chrome = useSiteChrome(locale, publicPathOf(known.get()[locale]));
  const nodes = session.drafts()[locale]?.nodes;
  return nodes ? (
    <Mirror key={locale} nodes={nodes} locale={locale} lookups={lookups} chrome={chrome} {...shown} />
  ) : (
    <MissingLanguage locale={locale} signature={shown.signature} />
  );
}
