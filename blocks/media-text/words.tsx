import { css } from 'styled-components';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { keepWhole } from '#ui/keep-whole.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { tone as ink, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockActions } from '../block-actions.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

type Props = Pick<BlockProps<typeof definition>, 'eyebrow' | 'heading' | 'body' | 'points' | 'actions' | 'host'>;

/** The words of the block in one column. */
export function Words({ eyebrow, heading, body, points, actions, host }: Props) {
  return (
    <div className="media-text-words">
      {eyebrow && <Eyebrow seed={host.signature}>{eyebrow}</Eyebrow>}
      <BlockHeading host={host} heading={heading} />
      {body && <RichText html={body} profile="flow" tableLabel={heading} />}
      {points.length > 0 && (
        <ul className="media-text-points">
          {[...points.entries()].map(([index, { title, text }]) => (
            <li key={`${index} ${title}`}>
              <Waveform seed={`${host.signature} ${index}`} variant="bullet" />
              <strong>{title}</strong>
              {text && <span>{keepWhole(text)}</span>}
            </li>
          ))}
        </ul>
      )}
      <BlockActions actions={actions} className="media-text-actions" />
    </div>
  );
}

export const wordsStyles = css`
  overflow-wrap: anywhere;

  .media-text-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    align-content: start;
    justify-items: start;
  }
  .media-text-points {
    display: grid;
    width: 100%;
    margin-top: ${theme.space.x1};
  }
  .media-text-points > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x2};
    padding-block: ${theme.space.x15};
    border-top: ${theme.line.hair} solid ${ink.line};
  }
  .media-text-points .h-wave {
    margin-top: calc((1lh - 0.875rem) / 2);
    color: ${ink.textMuted};
  }
  .media-text-points strong {
    font-weight: ${theme.weight.medium};
  }
  .media-text-points li > span:last-of-type:not(.h-wave) {
    grid-column: 2;
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .media-text-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x1};
  }
`;
