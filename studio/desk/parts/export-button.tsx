import { Button } from 'antd';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useMessages } from '../../messages-context.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { saveText } from './save-file.ts';

export interface ExportButtonProps {
  readonly fileName: string;
  /** Returns the CSV. */
  load(): Promise<string>;
}

/** Downloads the listed items of all pages as a CSV file. */
export function ExportButton({ fileName, load }: ExportButtonProps) {
  const { t } = useMessages();
  const act = useDeskAct();
  const [isExporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    const content = await act(load);
    if (content !== null) saveText(fileName, content);
    setExporting(false);
  };
  return (
    <Button icon={<Icon name="download" size={16} />} loading={isExporting} onClick={() => void save()}>
      {t('desk.community.export')}
    </Button>
  );
}
