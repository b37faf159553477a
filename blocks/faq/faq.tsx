import { styled } from 'styled-components';
import { media, theme } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import { Questions, questionStyles } from '../questions.tsx';
import type definition from './block.ts';
import { printFaqData } from './print-faq-data.ts';

/** Questions written by an editor, also marked up for search engines. */
export function Faq({ heading, intro, items, openFirst, tone, host }: BlockProps<typeof definition>) {
  const asked = items
    .map((item, index) => ({ ...item, id: `${host.id}-q${index + 1}` }))
    .filter(({ question }) => question.trim() !== '');
  const data = printFaqData(asked);
  return (
    <FaqFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="faq">
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : undefined}
          className="faq-head"
        />
        <Questions
          questions={asked}
          locale={host.locale}
          level={headingLevel(host, heading ? 1 : 0)}
          isFirstOpen={openFirst}
        />
      </div>
      {data && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end, see print-faq-data.ts
          dangerouslySetInnerHTML={{ __html: data }}
        />
      )}
    </FaqFrame>
  );
}

const FaqFrame = styled(BlockFrame)`
  .faq {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x5} ${theme.space.x8};
  }
  .faq-head {
    display: grid;
    align-content: start;
    gap: ${theme.space.x2};
  }
  ${questionStyles}

  ${media.desktop} {
    .h-container > .faq:has(> .faq-head) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    .h-container > .faq > .faq-head {
      position: sticky;
      inset-block-start: calc(var(--sticky-top, 0px) + ${theme.space.x4});
      align-self: start;
    }
  }
`;
