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

/** Around the error page: when showing it fails as well, the way home is left, without any style or state. */
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
