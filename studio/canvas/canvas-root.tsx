import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { PlainHead } from '#content-types/plain-document.tsx';
import { theme, tone } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { useMessages } from '../messages-context.tsx';
import { SlotZone } from './canvas-block.tsx';
import { useCanvasPage, usePageTitle, useSiteChrome } from './canvas-context.ts';
import { type PageTemplate, TemplatedBody, usePageTemplate } from './page-template.tsx';
import type { ChromePart } from './site-chrome.ts';

/**
 * The page on the canvas: the site's header, the blocks (in the template of its type, if it has one), the site's
 * footer.
 */
export function CanvasRoot() {
  const chrome = useSiteChrome();
  const { type, draw, fields, meta } = usePageTemplate();
  return (
    <div className={chrome?.frameClass}>
      {chrome?.header && <Inert as="header" part={chrome.header} />}
      <main data-canvas-page="">
        {draw ? (
          <TemplatedBody draw={draw} fields={fields} meta={meta} />
        ) : (
          <>
            <Head type={type} />
            {type.body === 'blocks' && <EmptyPage />}
            <SlotZone holder={null} slot="" />
          </>
        )}
      </main>
      {chrome?.footer && <Inert as="footer" part={chrome.footer} />}
    </div>
  );
}

/** Rendered but inert: nothing in it takes the focus or navigates. */
function Inert({ as: Element, part }: { readonly as: 'header' | 'footer'; readonly part: ChromePart }) {
  return (
    <Element
      {...part.attributes}
      className={part.className}
      inert
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own site's markup, disarmed by `readSiteChrome`
      dangerouslySetInnerHTML={{ __html: part.html }}
    />
  );
}

/** As on the site: the title stands above the blocks unless the first of them opens the page. */
function Head({ type }: Pick<PageTemplate, 'type'>) {
  const title = usePageTitle();
  const { store, locale } = useCanvasPage();
  const isNeeded = useSyncExternalStore(store.subscribe, () => {
    const [first] = store.nodes();
    return first === undefined || store.find(first.id)?.level !== 1;
  });
  return isNeeded ? <PlainHead type={type} host={{ locale, title, published: null }} /> : null;
}

function EmptyPage() {
  const { t } = useMessages();
  const { store, signature, askForBlock } = useCanvasPage();
  const isEmpty = useSyncExternalStore(store.subscribe, () => store.nodes().length === 0);
  if (!isEmpty) return null;
  return (
    <Start>
      <Waveform seed={signature} variant="rule" />
      <strong>{t('canvas.emptyPage.title')}</strong>
      <p>{t('canvas.emptyPage.hint')}</p>
      <button type="button" onClick={askForBlock}>
        {t('canvas.emptyPage.add')}
      </button>
    </Start>
  );
}

const Start = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.75rem;
  min-height: 60vh;
  padding: 2rem;
  color: ${tone.textMuted};
  text-align: center;

  strong {
    color: ${tone.text};
    font-size: ${theme.size.sub};
  }
  button {
    min-height: 2.75rem;
    padding-inline: 1.25rem;
    border-radius: ${theme.radius.medium};
    background-color: ${tone.accentFill};
    color: ${tone.onAccent};
    cursor: pointer;
  }
`;
