import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compareStructure } from '../document/proposals.ts';
import { aCard, aDraft } from '../document/testing/any-draft.ts';
import { loadMessages } from '../messages.ts';
import { MessagesProvider } from '../messages-context.tsx';
import { StructureProposals } from './structure-proposals.tsx';

await loadMessages('en');

const aCall = (id: string) => ({ ...aCard(id), type: 'haptera/call-to-action' });
const nothing = () => {};

function draw(chinese: readonly string[], english: readonly string[]): string {
  const [source, translation] = [aDraft(chinese.map(aCall)), aDraft(english.map(aCall))];
  return renderToStaticMarkup(
    <MessagesProvider uiLocale="en">
      <StructureProposals
        differences={compareStructure(source, translation)}
        source="zh"
        translation="en"
        draft={translation}
        onFollow={nothing}
        onFollowAdditions={nothing}
        onBringBack={nothing}
        onSettle={nothing}
        onProposeAgain={nothing}
        onGoTo={nothing}
      />
    </MessagesProvider>,
  );
}

it('blocks that only the source has can be copied to the translation all at once', () => {
  expect(draw(['one', 'two'], [])).toContain('Copy all 2 blocks to English');
});

it('blocks that only the translation has can be copied to the source all at once', () => {
  expect(draw(['one'], ['one', 'two', 'three'])).toContain('Copy all 2 blocks to Chinese');
});

it('a single block has no button for all', () => {
  expect(draw(['one'], ['one', 'two'])).not.toContain('Copy all');
});
