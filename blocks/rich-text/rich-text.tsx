import { styled } from 'styled-components';
import { RichText as Words } from '#ui/rich-text.tsx';
import { theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/**
 * Running text. At content width, paragraphs keep their line length and only wider elements such as tables use the extra room.
 * With the heading beside it, the text aligns to the page edges.
 */
export function RichText({ heading, lead, body, width, tone, host }: BlockProps<typeof definition>) {
  return (
    <RichTextFrame
      host={host}
      tone={tone}
      width={width === 'beside' ? 'page' : width}
      space="compact"
      labelled={heading !== ''}
    >
      <div className="rich-text" data-width={width} data-nested={host.depth > 0 || undefined}>
        <BlockHead
          host={host}
          heading={heading}
          intro={lead}
          size={host.depth > 0 ? 'sub' : undefined}
          className="rich-text-head"
        />
        {body && <Words html={body} tableLabel={messages[host.locale].table} />}
      </div>
    </RichTextFrame>
  );
}

const RichTextFrame = styled(BlockFrame)`
  container-type: inline-size;

  .rich-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4};
  }
  .rich-text[data-nested] {
    gap: ${theme.space.x2};
  }
  .rich-text-head {
    display: grid;
    gap: ${theme.space.x2};
  }
  .rich-text[data-width='content'] > .h-prose {
    max-width: none;
  }
  .rich-text[data-width='content'] > .h-prose > :is(p, ul, ol, dl, h2, h3, h4, blockquote, details) {
    max-width: ${theme.width.text};
  }
  @container (min-width: 56rem) {
    .rich-text[data-width='beside']:has(> .rich-text-head) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${theme.space.x8};
      align-items: start;
    }
  }
`;
