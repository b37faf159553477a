import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isLocale, languageTags } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { stillAttribute } from '#contract/still-pages.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { latinFontClass } from '#ui/latin-font.ts';
import { HydrationMark } from './hydration-mark.client.tsx';

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export const metadata: Metadata = { icons: { icon: addresses.icon.path, apple: addresses.appleIcon.path } };

/** Nothing is known at build time: a build needs no CMS. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <html lang={languageTags[locale]} className={latinFontClass} {...{ [stillAttribute]: '' }}>
      <body>
        <GlobalStyle />
        {children}
        <HydrationMark />
      </body>
    </html>
  );
}
