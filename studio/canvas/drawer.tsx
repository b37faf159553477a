import { memo, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BlockDefinition, blockCategories } from '#cms-schema/define-block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { useBuilder } from './builder-context.ts';
import { keepStill } from './drag/keep-still.ts';
import { searchBlocks } from './search-blocks.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface DrawerProps {
  readonly locale: Locale;
  /** Whether a block is offered on this page. */
  readonly isOffered: (definition: BlockDefinition) => boolean;
}

/** The available blocks by category. Click one to add it, or drag it onto the page. */
export const Drawer = memo(function Drawer({ locale, isOffered }: DrawerProps) {
  const { t, uiLocale } = useMessages();
  const [text, setText] = useState('');
  const id = useId();
  const { dragger } = useBuilder();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? keepStill(box.current, dragger) : undefined), [dragger]);
  const groups = searchBlocks(text, isOffered);
  return (
    <DrawerBox ref={box}>
      <div className="search">
        <StudioIcon name="search" size={16} />
        <TextBox
          type="search"
          data-own-undo=""
          aria-label={t('canvas.drawer.search')}
          placeholder={t('canvas.drawer.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {groups.length === 0 && (
        <p role="status" className="nothing">
          {t('canvas.drawer.nothing', { text })}
        </p>
      )}
      {groups.map(({ category, blocks }) => (
        <section key={category} aria-labelledby={`${id}-${category}`}>
          <h2 id={`${id}-${category}`}>{blockCategories[category][uiLocale]}</h2>
          <div className="blocks">
            {blocks.map((definition) => (
              <Item key={definition.name} definition={definition} locale={locale} />
            ))}
          </div>
        </section>
      ))}
    </DrawerBox>
  );
});

function Item({ definition, locale }: { readonly definition: BlockDefinition; readonly locale: Locale }) {
  const { t, uiLocale } = useMessages();
  const { commands, dragger, isReadOnly } = useBuilder();
  const { name } = definition;
  const insert = () => {
    if (!isReadOnly) commands.insert(name);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button may not contain the elements of a thumbnail
    <div
      role="button"
      tabIndex={0}
      className="block"
      title={definition.description[uiLocale]}
      aria-description={t('canvas.drawer.help')}
      aria-disabled={isReadOnly || undefined}
      data-drawer-item={name}
      onClick={insert}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        insert();
      }}
      onPointerDown={({ nativeEvent }) => dragger.press(nativeEvent, { kind: 'new', type: name })}
    >
      <Thumbnail definition={definition} locale={locale} />
      <span className="name">{definition.title[uiLocale]}</span>
    </div>
  );
}

const DrawerBox = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem;

  .search {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    margin: -0.75rem -0.75rem 0;
    padding: 0.75rem 0.75rem 0.5rem;
    background-color: ${tone.surface};
  }
  .search > svg {
    position: absolute;
    inset: 1.3rem auto auto 1.3rem;
    color: ${tone.textMuted};
    pointer-events: none;
  }
  .search > input {
    padding-inline-start: 2rem;
  }
  .nothing {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  section + section {
    margin-block-start: 0.25rem;
  }
  h2 {
    margin-block-end: 0.375rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
    line-height: 1.4;
  }
  .blocks {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
  }
  .block {
    display: block;
    width: 100%;
    padding: 0.25rem 0.25rem 0.3125rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.medium};
    background-color: ${tone.surfaceRaised};
    text-align: start;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    cursor: grab;
    transition: border-color ${theme.duration.press} ${theme.ease.out};
  }
  .block[aria-disabled] {
    cursor: default;
  }
  ${media.hover} {
    .block:hover:not([aria-disabled]) {
      border-color: ${tone.text};
    }
  }
  .block:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  .name {
    display: block;
    overflow: hidden;
    margin-block-start: 0.25rem;
    padding-inline: 0.125rem;
    font-size: 0.75rem;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
