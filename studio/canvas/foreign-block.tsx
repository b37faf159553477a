import { useMemo } from 'react';
import { styled } from 'styled-components';
import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { listUndrawn, nameForeignBlock } from '#cms-schema/markup/list-undrawn.ts';
import { useMessages } from '../messages-context.tsx';
import { laterPart } from '../parts/later.tsx';

/** Few pages have such markup, so its reader is loaded with the first one, or when the browser is idle. */
const ForeignWords = laterPart(async () => (await import('./foreign-words.tsx')).ForeignWords);

/** Renders markup that does not come from our blocks, and names the parts of it of which visitors see nothing. */
export function ForeignBlock({ source, host }: { readonly source: string; readonly host: BlockHost }) {
  const names = useMemo(() => listUndrawn(source), [source]);
  return (
    <BlockFrame host={host} width="text" space="compact">
      <ForeignWords source={source} />
      {names.length > 0 && <InvisibleNotice names={names} />}
    </BlockFrame>
  );
}

function InvisibleNotice({ names }: { readonly names: readonly string[] }) {
  const { t, uiLocale } = useMessages();
  return (
    <Notice role="note">
      <strong>{names.map((name) => nameForeignBlock(name, uiLocale)).join(' · ')}</strong>
      <p>{t('canvas.invisible')}</p>
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 1.25rem;
  border: 1px dashed var(--line-strong);
  border-radius: 0.5rem;
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;

  strong {
    color: var(--text);
  }
  p {
    margin: 0;
  }
`;
