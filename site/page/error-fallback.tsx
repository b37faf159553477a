'use client';

import { languageTags, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { describeError } from './describe-error.ts';

/**
 * What is left when the error page fails as well, or the document around it: a document of its own that needs nothing of the
 * site, neither styles nor content, with the way home.
 */
export default function ErrorFallback({ error }: { readonly error: unknown }) {
  const { locale } = splitLocale(window.location.pathname);
  const { title, lede, home } = describeError(error, locale);
  return (
    <html lang={languageTags[locale]}>
      <body
        style={{
          font: '1.125rem/1.6 system-ui, sans-serif',
          maxWidth: '40rem',
          margin: '20vh auto',
          padding: '0 1.5rem',
        }}
      >
        <title>{title}</title>
        <h1>{title}</h1>
        <p>{lede}</p>
        <p>
          <a href={localizePath('/', locale)}>{home}</a>
        </p>
      </body>
    </html>
  );
}
