import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { ButtonLink } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { useSession } from '../session-context.tsx';
import { useOpenedPage } from './opened-page-context.ts';

export interface PreviewDialogProps {
  readonly locale: Locale;
  /** The revision to preview; absent for the current state. */
  readonly revisionId?: number;
  onClose(): void;
}

/** Shows the page as the site itself will render it, at typical screen widths. */
export function PreviewDialog({ locale, revisionId, onClose }: PreviewDialogProps) {
  const { t } = useMessages();
  const [width, setWidth] = useState<(typeof widths)[number]>(innerWidth >= 1200 ? 1440 : 390);
  const { url, error } = usePreviewUrl(locale, revisionId);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width || 1);
  return (
    <Dialog
      title={t('builder.preview.title', { language: t(`builder.language.${locale}`) })}
      width={96}
      onClose={onClose}
      actions={
        url !== null && (
          <ButtonLink href={url} external size="small" variant="secondary">
            {t('builder.preview.newTab')}
          </ButtonLink>
        )
      }
    >
      <Body>
        {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset */}
        <div className="widths" role="group" aria-label={t('canvas.viewport.label')}>
          {widths.map((each) => (
            <SmallButton key={each} aria-pressed={each === width} onClick={() => setWidth(each)}>
              {each} px
            </SmallButton>
          ))}
        </div>
        <div className="room" ref={box}>
          {error !== null && <p role="alert">{error}</p>}
          {url === null && error === null && <Waveform seed="preview" variant="rule" />}
          {url !== null && (
            <iframe
              src={url}
              title={t('builder.preview.title', { language: t(`builder.language.${locale}`) })}
              lang={languageTags[locale]}
              style={{
                width,
                height: room.height / scale,
                transform: `scale(${scale})`,
                marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
              }}
            />
          )}
        </div>
      </Body>
    </Dialog>
  );
}

const widths = [390, 768, 1080, 1440] as const;

/** Saves first, so that the preview shows what the canvas shows. */
function usePreviewUrl(locale: Locale, revisionId: number | undefined): { url: string | null; error: string | null } {
  const { client, act } = useSession();
  const { session, known } = useOpenedPage();
  const errorText = useErrorText();
  const [answer, setAnswer] = useState<{ url: string | null; error: string | null }>({ url: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one preview for one opening of the dialog
  useEffect(() => {
    let isGone = false;
    const make = async () => {
      await session.flush();
      const item = known.get()[locale];
      if (!item) return null;
      const { url } = await client.publishing.createPreview(item.id, revisionId ?? 'latest');
      const { pathname, search } = new URL(url, location.href);
      return pathname + search;
    };
    act(make).then(
      (url) => {
        if (!isGone) setAnswer({ url, error: null });
      },
      (error: unknown) => {
        if (!isGone) setAnswer({ url: null, error: errorText(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [locale, revisionId]);
  return answer;
}

const Body = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0.75rem;
  height: calc(100vh - 14rem);

  .widths {
    display: flex;
    justify-content: center;
    gap: 0.375rem;
  }
  [aria-pressed='true'] {
    border-color: ${tone.text};
    box-shadow: inset 0 0 0 1px ${tone.text};
  }
  .room {
    overflow: hidden;
    min-height: 0;
    background-color: ${tone.surfaceSunken};
  }
  .room > p {
    padding: 1rem;
    color: ${tone.negative};
  }
  iframe {
    display: block;
    border: 0;
    background-color: ${tone.surface};
    transform-origin: 0 0;
  }
`;
