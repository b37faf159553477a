import { Segmented } from 'antd';
import { useRef, useState } from 'react';
import { type SupportedListName, supportedListNames } from '#cms-schema/supported.ts';
import { listFacts } from '#contract/supported-lists.ts';
import { useMessages } from '../../messages-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { ListEditor } from './list-editor.tsx';

/** The lists of what the engine supports, each edited as a whole. */
export function SupportedDesk() {
  const { t, uiLocale } = useMessages();
  const [name, setName] = useState<SupportedListName>('models');
  const confirm = useConfirm();
  const isUnsaved = useRef(false);
  const choose = async (next: SupportedListName) => {
    if (isUnsaved.current && !(await confirm.leave())) return;
    isUnsaved.current = false;
    setName(next);
  };
  return (
    <DeskPage
      title={t('desk.nav.supported')}
      tools={
        <Segmented
          value={name}
          onChange={choose}
          aria-label={t('desk.supported.lists')}
          options={supportedListNames.map((value) => ({ value, label: listFacts(value).label[uiLocale] }))}
        />
      }
    >
      <OpenList
        key={name}
        name={name}
        onUnsaved={(is) => {
          isUnsaved.current = is;
        }}
      />
    </DeskPage>
  );
}

interface OpenListProps {
  readonly name: SupportedListName;
  onUnsaved(isUnsaved: boolean): void;
}

function OpenList({ name, onUnsaved }: OpenListProps) {
  const client = useDeskClient();
  const { value, error, reload } = useAnswer(`supported-${name}`, (signal) => client.supportedLists.get(name, signal));
  if (value) return <ListEditor loaded={value} onUnsaved={onUnsaved} />;
  return error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />;
}
