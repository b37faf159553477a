'use client';

import { localizePath, splitLocale } from '#cms-schema/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

const messages = { zh: zh.error, en: en.error };

/** What a visitor sees when a page cannot be rendered and no older copy of it exists. Plain: it must not fail itself. */
export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  const { locale } = splitLocale(window.location.pathname);
  const t = messages[locale];
  return (
    <div
      className="h-surface"
      data-tone="dark"
      style={{ minHeight: '78svh', display: 'grid', placeContent: 'center', padding: '2rem' }}
    >
      <h1 className="h-heading" data-size="title">
        {t.title}
      </h1>
      <p className="h-text h-lede" data-size="lede">
        {t.lede}
      </p>
      <p>
        <button type="button" className="h-button" data-variant="primary" data-size="medium" onClick={reset}>
          {t.retry}
        </button>{' '}
        <a className="h-button" data-variant="secondary" data-size="medium" href={localizePath('/', locale)}>
          {t.home}
        </a>
      </p>
    </div>
  );
}
