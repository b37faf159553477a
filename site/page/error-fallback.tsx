'use client';

import { Component, type ReactNode } from 'react';
import { localizePath, splitLocale } from '#cms-schema/locale.ts';
import { describeError } from './describe-error.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failure: unknown;
  readonly hasFailed: boolean;
}

/** Wraps the error page. If that fails to render as well, this leaves a plain link to the home page. */
export class ErrorFallback extends Component<Props, State> {
  override state: State = { failure: null, hasFailed: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure, hasFailed: true };
  }

  override render(): ReactNode {
    const { failure, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    const { locale } = splitLocale(window.location.pathname);
    const { title, home } = describeError(failure, locale);
    return (
      <main style={{ padding: '20vh 1.5rem' }}>
        <h1>{title}</h1>
        <p>
          <a href={localizePath('/', locale)}>{home}</a>
        </p>
      </main>
    );
  }
}
