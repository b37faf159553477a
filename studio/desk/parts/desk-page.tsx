import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';

export interface DeskPageProps {
  readonly title: string;
  /** Total number of items. */
  readonly count?: number | undefined;
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode;
  /** Search and filters. */
  readonly tools?: ReactNode;
  readonly width?: 'full' | 'text';
  readonly children: ReactNode;
}

/** Layout of a desk page: title, actions and content. */
export function DeskPage({ title, count, actions, tools, width = 'full', children }: DeskPageProps) {
  const { t } = useMessages();
  useEffect(() => {
    document.title = t('desk.shell.documentTitle', { place: title });
  }, [t, title]);
  return (
    <Frame data-width={width}>
      <Head>
        <h1>
          {title}
          {count === undefined ? null : <span>{count}</span>}
        </h1>
        {actions ? <div>{actions}</div> : null}
      </Head>
      {tools ? <Tools>{tools}</Tools> : null}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x8};

  &[data-width='text'] {
    max-width: 60rem;
  }
  ${media.phone} {
    padding: ${theme.space.x2} ${theme.space.x2} ${theme.space.x6};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x15} ${theme.space.x2};
  min-height: 2.25rem;
  margin-bottom: ${theme.space.x2};

  & > h1 {
    font-family: ${theme.font.heading};
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: ${theme.tracking.heading};
  }
  & > h1 > span {
    margin-inline-start: 0.5rem;
    color: ${tone.textMuted};
    font-size: 0.9375rem;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: ${theme.space.x2};
`;
