'use client';

import { useEffect } from 'react';
import { localizePath, splitLocale } from '#cms-schema/locale.ts';
import { reloadForMissingPart } from '../shell/reload-for-missing-part.ts';
import { describeError } from './describe-error.ts';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** Shown when a page cannot be rendered and has no older copy. Kept simple, so that it does not fail itself. */
export default function ErrorPage(props: Props) {
  return (
    <ErrorFallback>
      <ErrorMessage {...props} />
    </ErrorFallback>
  );
}

function ErrorMessage({ error, reset }: Props) {
  const { locale } = splitLocale(window.location.pathname);
  const words = describeError(error, locale);
  useEffect(() => {
    void reloadForMissingPart(error);
  }, [error]);
  return (
    <div
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
        {words.title}
      </h1>
      <p className="h-text h-lede" data-size="lede">
        {words.lede}
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        <button type="button" className="h-button" data-variant="primary" data-size="medium" onClick={reset}>
          {words.retry}
        </button>
        <a className="h-button" data-variant="secondary" data-size="medium" href={localizePath('/', locale)}>
          {words.home}
        </a>
      </p>
    </div>
  );
}
