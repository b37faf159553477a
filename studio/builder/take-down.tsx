import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';

export interface TakeDownProps {
  /** The name of the language, in the studio's language. */
  readonly language: string;
  readonly isBusy: boolean;
  onTakeDown(): void;
}

/** Unpublishes a language. Readers lose a page, so it asks for confirmation first. */
export function TakeDown({ language, isBusy, onTakeDown }: TakeDownProps) {
  const { t } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) ask.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button ref={ask} type="button" className="unpublish" disabled={isBusy} onClick={() => setAsking(true)}>
        {t('builder.publish.unpublish', { language })}
      </button>
    );
  }
  return (
    <div className="take-down">
      <p>{t('builder.publish.unpublishAbout', { language })}</p>
      <div>
        <SmallButton autoFocus disabled={isBusy} onClick={() => setAsking(false)}>
          {t('builder.publish.unpublishNot')}
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={onTakeDown}>
          {t('builder.publish.unpublishYes', { language })}
        </SmallButton>
      </div>
    </div>
  );
}
