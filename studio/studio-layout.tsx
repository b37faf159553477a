import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { defaultLocale, languageTags } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { LatinFont } from '#ui/latin-font.tsx';

export const metadata: Metadata = {
  title: 'Haptera Studio',
  robots: { index: false, follow: false },
  icons: { icon: addresses.icon.path, apple: addresses.appleIcon.path },
};

/** A separate HTML document without the site's frame. `lang` is set to the interface language once the studio runs. */
export default function StudioLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={languageTags[defaultLocale]} suppressHydrationWarning>
      <body>
        <LatinFont display="swap" />
        <GlobalStyle />
        {children}
      </body>
    </html>
  );
}
