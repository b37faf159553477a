import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { defaultLocale, isLocale, languageTags, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { stillAttribute } from '#contract/still-pages.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { LatinFont } from '#ui/latin-font.tsx';
import { theme } from '#ui/theme.ts';
import { HydrationMark } from './hydration-mark.client.tsx';

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

/** The colour of the header at the top of every page. */
export const viewport: Viewport = { themeColor: theme.raw.color.ink };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  return {
    icons: {
      icon: [
        { url: addresses.favicon.path, sizes: '16x16 32x32 48x48' },
        { url: addresses.icon.path, type: 'image/svg+xml' },
      ],
      apple: addresses.appleIcon.path,
    },
    manifest: localizePath(addresses.manifest.path, isLocale(locale) ? locale : defaultLocale),
  };
}

/** No page is known at build time: a build needs no CMS. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <html
      lang={languageTags[locale]}
      {...{ [stillAttribute]: '' }}
      data-read-api={addresses.graphql.path}
      data-platform={addresses.platform.path}
    >
      <body>
        <LatinFont display="optional" />
        <GlobalStyle />
        {children}
        <HydrationMark />
      </body>
    </html>
  );
}
