import { useState } from 'react';
import type { DocumentItem } from '../cms/document-model.ts';
import { StudioError } from '../cms/studio-error.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { movePageBack } from './move-page-back.ts';
import { useOpenedPage } from './opened-page-context.ts';

export interface MoveBackProps {
  readonly item: DocumentItem;
  /** The page that it was below then; null: it was at the top level. */
  readonly parentId: number | null;
}

/** Offers to move a page back below the page that it was below, in both languages, as moving it on the desk does. */
export function MoveBack({ item, parentId }: MoveBackProps) {
  const { t } = useMessages();
  const { client, act } = useSession();
  const { known } = useOpenedPage();
  const errorText = useErrorText();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [error, setError] = useState<StudioError | null>(null);
  const { value: parent } = useAnswer(`move-back-${parentId}`, async (signal) => {
    const [found] =
      parentId === null || parentId === item.parentId ? [] : await client.search.listByIds([parentId], signal);
    return { title: found?.title ?? null };
  });
  const move = async () => {
    setState('busy');
    setError(null);
    try {
      const moved = await act(() => movePageBack(client, known.get(), parentId));
      for (const document of moved) known.keep(document);
      setState('done');
    } catch (reason) {
      setError(reason instanceof StudioError ? reason : new StudioError('fault', 0, String(reason), {}, reason));
      setState('open');
    }
  };
  if (!parent) return null;
  if (state === 'done') return <p role="status">{t('builder.history.movedBack')}</p>;
  if (parentId === item.parentId) return null;
  if (parentId !== null && parent.title === null) return <p>{t('builder.history.parentGone')}</p>;
  return (
    <>
      <button type="button" className="block" disabled={state === 'busy'} onClick={() => void move()}>
        {parentId === null
          ? t('builder.history.moveToTop')
          : t('builder.history.moveBelow', { title: parent.title || t('builder.history.untitled') })}
      </button>
      {error && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
