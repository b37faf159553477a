import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Reference } from '#cms-schema/field.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { visibleTo } from '#cms-schema/visibility.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { useVisibilityText } from '../parts/visibility-text.ts';
import type { ControlProps } from './control.ts';
import { useFieldHost } from './field-host.ts';

/** A file of the media library for readers to download, showing who may access it. */
export function DownloadControl({ value, onCommit, isReadOnly, id, labelId, describedBy }: ControlProps<'download'>) {
  const { t } = useMessages();
  const { lookups, cache } = useFieldHost();
  const describe = useVisibilityText();
  const current = idOf(value);
  const asked: Reference[] = current === null ? [] : [{ kind: 'download', id: current }];
  useSyncExternalStore(cache.subscribe, () => cache.stampOf(asked));
  const file = current === null ? null : cache.resolver.download(current);

  const pick = async () => {
    const picked = await lookups.pickMedia({ accept: 'file', current });
    // Its access rights may have been changed in the dialog.
    cache.refresh(
      [picked, current].flatMap((one): Reference[] => (one === null ? [] : [{ kind: 'download', id: one }])),
    );
    if (picked !== null && picked !== current) onCommit({ id: picked });
  };
  return (
    <Box id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {current !== null && (
        <div className="chosen">
          <StudioIcon name="document" />
          <p>
            {file ? (
              <>
                {file.fileName}
                <small>
                  {printBytes(file.bytes)} · {describe(file.accounts === null ? 'everyone' : visibleTo(file.accounts))}
                </small>
              </>
            ) : (
              <small>
                {t(
                  cache.isKnown({ kind: 'download', id: current })
                    ? 'controls.media.missing'
                    : 'controls.media.loading',
                )}
              </small>
            )}
          </p>
          {!isReadOnly && <ToolButton icon="close" label={t('controls.media.remove')} onClick={() => onCommit(null)} />}
        </div>
      )}
      {!isReadOnly && (
        <SmallButton onClick={() => void pick()}>
          {t(current === null ? 'controls.media.choose' : 'controls.media.replace')}
        </SmallButton>
      )}
    </Box>
  );
}

function idOf(value: JsonValue | undefined): number | null {
  return value !== undefined && isJsonObject(value) && typeof value.id === 'number' ? value.id : null;
}

const Box = styled.div`
  display: grid;
  gap: 0.375rem;
  justify-items: start;

  .chosen {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: center;
    width: 100%;
    padding: 0.3125rem 0.5rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
  }
  p {
    overflow-wrap: anywhere;
    font-size: 0.75rem;
    line-height: 1.45;
  }
  small {
    display: block;
    color: ${tone.textMuted};
  }
`;
