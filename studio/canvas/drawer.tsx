import { Drawer as EngineDrawer } from '@puckeditor/core';
import { memo, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { blockCategories } from '#cms-schema/define-block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { useBuilder } from './builder-context.ts';
import { searchBlocks } from './search-blocks.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The blocks there are, by category: one clicks to add, or drags onto the page. */
export const Drawer = memo(function Drawer({ locale }: { readonly locale: Locale }) {
  const { t, uiLocale } = useMessages();
  const [text, setText] = useState('');
  const id = useId();
  const { commands, isReadOnly } = useBuilder();
  const groups = searchBlocks(text);
  const insert = (name: string | null) => {
    if (name !== null && !isReadOnly) commands.insert(name);
  };
  return (
    <DrawerBox>
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the items, which are the engine's */}
      <div
        onClick={(event) => insert(blockAt(event.target))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          insert(blockAt(event.target));
        }}
      >
        <EngineDrawer>
          {groups.map(({ category, blocks }) => (
            <section key={category} aria-labelledby={`${id}-${category}`}>
              <h2 id={`${id}-${category}`}>{blockCategories[category][uiLocale]}</h2>
              <div className="blocks">
                {blocks.map(({ name }) => (
                  <EngineDrawer.Item key={name} name={name}>
                    {locale === 'zh' ? ItemZh : ItemEn}
                  </EngineDrawer.Item>
                ))}
              </div>
            </section>
          ))}
        </EngineDrawer>
      </div>
    </DrawerBox>
  );
});

/** The engine takes an item's face as a component and mounts it anew when it is another one: so there are two for good. */
function ItemZh({ name }: { readonly name: string }): ReactElement {
  return <Item name={name} locale="zh" />;
}

function ItemEn({ name }: { readonly name: string }): ReactElement {
  return <Item name={name} locale="en" />;
}

function Item({ name, locale }: { readonly name: string; readonly locale: Locale }) {
  const { t, uiLocale } = useMessages();
  const { isReadOnly } = useBuilder();
  const face = useRef<HTMLSpanElement>(null);
  const definition = definitions.get(name);
  const help = t('canvas.drawer.help');
  useLayoutEffect(() => {
    // What is dragged is the engine's element around the face; its drag library would describe it in English.
    const item = face.current?.closest<HTMLElement>('[data-puck-drawer-item]');
    if (!item) return;
    const attributes = { role: 'button', tabindex: '0', 'aria-roledescription': '', 'aria-describedby': '' };
    for (const [key, value] of Object.entries(attributes)) item.setAttribute(key, value);
    item.setAttribute('aria-description', help);
    return keepQuiet(item);
  }, [help]);
  if (!definition) return <span />;
  return (
    <span ref={face} className="block" title={definition.description[uiLocale]} data-disabled={isReadOnly || undefined}>
      <Thumbnail definition={definition} locale={locale} />
      <span className="name">{definition.title[uiLocale]}</span>
    </span>
  );
}

/** A thing that can be dragged is no switch: it is not pressed or grabbed. */
function keepQuiet(item: HTMLElement): () => void {
  const clean = () => {
    for (const name of ['aria-pressed', 'aria-grabbed']) if (item.hasAttribute(name)) item.removeAttribute(name);
  };
  clean();
  const observer = new MutationObserver(clean);
  observer.observe(item, { attributeFilter: ['aria-pressed', 'aria-grabbed'] });
  return () => observer.disconnect();
}

/** The block of an item of the drawer, from inside it. */
function blockAt(target: EventTarget): string | null {
  const item = target instanceof Element ? target.closest('[data-puck-drawer-item]') : null;
  return item?.getAttribute('data-testid')?.replace('drawer-item:', '') ?? null;
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
  [data-puck-drawer] {
    display: grid;
    gap: 1rem;
  }
  /* The engine draws each item twice; the copy that stays behind while one drags is not needed. */
  [data-puck-drawer-item][data-testid=''] {
    display: none;
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
    cursor: grab;
    transition: border-color ${theme.duration.press} ${theme.ease.out};
  }
  .block[data-disabled] {
    cursor: default;
  }
  ${media.hover} {
    .block:hover:not([data-disabled]) {
      border-color: ${tone.text};
    }
  }
  [data-puck-drawer-item]:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
    border-radius: ${theme.radius.medium};
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
