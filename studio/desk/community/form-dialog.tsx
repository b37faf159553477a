import { Button, Form, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { theme, tone } from '#ui/theme.ts';
import {
  contactDetails,
  type FormKind,
  type FormStatus,
  formStatuses,
  type SentFile,
  type SentFormInFull,
} from '../../cms/community-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { FactList } from '../parts/fact-list.ts';
import { limitTo } from '../parts/limit-to.ts';
import { openToSave } from '../parts/save-file.ts';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';

export interface FormDialogProps {
  readonly kind: FormKind;
  readonly id: string;
  onClose(): void;
  onDone(): void;
}

/** A submitted form in full, with its status and notes. */
export function FormDialog({ kind, id, onClose, onDone }: FormDialogProps) {
  const { t } = useMessages();
  const { community } = useDeskClient();
  const act = useDeskAct();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const { value, error, reload } = useKeptAnswer(`${kind} of ${id}`, () => community.readForm(kind, id));
  const save = async (answer: { readonly status: FormStatus; readonly note: string }) => {
    setBusy(true);
    const done = await act(() => community.answerForm(kind, id, answer), t('desk.community.saved'));
    setBusy(false);
    if (done !== null) onDone();
  };
  return (
    <DeskDialog
      title={value ? t(`desk.community.types.${value.type}`) : t(`desk.nav.${kind}`)}
      place="end"
      width={34}
      {...(value && { act: { label: t('filing.save'), isBusy, form: formId } })}
      onClose={onClose}
    >
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
      {value ? (
        <>
          <Facts form={value} />
          <Words>{value.text}</Words>
          <Files files={value.fileList} />
          <Form
            id={formId}
            layout="vertical"
            initialValues={{ status: value.status, note: value.note }}
            onFinish={(answer) => void save(answer)}
          >
            <Form.Item name="status" label={t('desk.community.status')}>
              <Segmented
                options={formStatuses.map((status) => ({
                  value: status,
                  label: t(`desk.community.statuses.${status}`),
                }))}
              />
            </Form.Item>
            <Form.Item name="note" label={t('desk.community.note')} extra={t('desk.community.noteHint')}>
              <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} {...limitTo(2_000)} />
            </Form.Item>
          </Form>
          {value.changedAt === null ? null : (
            <Muted>
              {t('desk.community.changedBy', { name: value.changedBy })} · <DateText at={value.changedAt} />
            </Muted>
          )}
        </>
      ) : null}
    </DeskDialog>
  );
}

function Facts({ form }: { readonly form: SentFormInFull }) {
  const { t } = useMessages();
  const rows = [
    ['name', form.name],
    ['company', form.company],
    ...contactDetails.map((name) => [name, form.details[name]] as const),
  ] as const;
  return (
    <FactList>
      <div>
        <dt>{t('desk.community.sentAt')}</dt>
        <dd>
          <DateText at={form.createdAt} />
        </dd>
      </div>
      <div>
        <dt>{t('desk.community.fields.email')}</dt>
        <dd>{form.email === '' ? t('desk.community.noAddress') : <a href={`mailto:${form.email}`}>{form.email}</a>}</dd>
      </div>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`desk.community.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </FactList>
  );
}

function Files({ files }: { readonly files: readonly SentFile[] }) {
  const { uiLocale } = useMessages();
  const { community } = useDeskClient();
  const act = useDeskAct();
  const save = async ({ id, name }: SentFile) => {
    const address = await act(() => community.linkFile(id));
    if (address !== null) openToSave(address, name);
  };
  const size = new Intl.NumberFormat(uiLocale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return files.map((file) => (
    <FileLine key={file.id}>
      <Button icon={<Icon name="download" size={16} />} onClick={() => void save(file)}>
        {file.name} · {size.format(Math.ceil(file.bytes / 1024))}
      </Button>
    </FileLine>
  ));
}

const Words = styled.div`
  margin: ${theme.space.x2} 0;
  padding: ${theme.space.x15} ${theme.space.x2};
  border-inline-start: 3px solid ${tone.accent};
  background-color: ${tone.surfaceSunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const FileLine = styled.p`
  margin-bottom: ${theme.space.x2};
`;

const Muted = styled.p`
  color: ${tone.textMuted};
  font-size: 0.75rem;
`;
