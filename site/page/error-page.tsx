import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { PageView } from '../render/page-view.ts';
import { getErrorTexts } from './error-texts.ts';

/**
 * Shown when a page cannot be drawn. It needs nothing that may have failed: neither the CMS nor the shell.
 * @param detail what went wrong, shown during development; null: nothing is said about it
 */
export function viewError(locale: Locale, detail: string | null): PageView {
  const { error, home, retry } = getErrorTexts(locale);
  return {
    locale,
    head: { title: error.title, robots: 'noindex' },
    paintsAfter: null,
    modules: [],
    body: (
      <main
        className="h-surface"
        data-tone="dark"
        style={{
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'start',
          gap: '1.5rem',
          minHeight: '100svh',
          padding: '2rem max(1.25rem, 50vw - 40rem)',
        }}
      >
        <h1 className="h-heading" data-size="title">
          {error.title}
        </h1>
        <p className="h-text h-lede" data-size="lede">
          {error.lede}
        </p>
        {detail !== null && (
          <pre style={{ maxWidth: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{detail}</pre>
        )}
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
          <a className="h-button" data-variant="primary" data-size="medium" href="">
            {retry}
          </a>
          <a className="h-button" data-variant="secondary" data-size="medium" href={localizePath('/', locale)}>
            {home}
          </a>
        </p>
      </main>
    ),
  };
}
