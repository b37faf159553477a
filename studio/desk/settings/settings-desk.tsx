import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { eachLocale, locales } from '#cms-schema/locale.ts';
import { buildValues, fieldsOf } from '#contract/field-table.ts';
import { type EditedSettings, editedSettings, settingsSections } from '#contract/settings-fields.ts';
import { media, tone } from '#ui/theme.ts';
import type { SeenSettings } from '../../cms/settings-calls.ts';
import { isStale, isStudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useLeaveGuard } from '../../navigation.tsx';
import { Refused } from '../../parts/refused.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { keepTyped, mergeValues } from '../parts/merge-values.ts';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { UnsavedMark } from '../parts/unsaved-mark.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { fieldName, SettingItem } from './setting-item.tsx';

/** Site-wide settings, in both languages. */
export function SettingsDesk() {
  const { t } = useMessages();
  const client = useDeskClient();
  const { value, error, reload } = useAnswer('settings', (signal) => client.settings.get(signal));
  return (
    <DeskPage title={t('desk.nav.settings')} width="text">
      {value ? <SettingsForm loaded={value} /> : null}
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
    </DeskPage>
  );
}

/**
 * Flat values, as the form holds and the merge compares them: by name, and by `title.zh` for a text in each language.
 */
type Values = Readonly<Record<string, string | number | boolean | null>>;

function SettingsForm({ loaded }: { readonly loaded: SeenSettings }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { act } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const [form] = Form.useForm<Values>();
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** The saved state that the edits are based on. */
  const [seen, setSeen] = useState(loaded);
  useLeaveGuard(isChanged, confirm.leave);
  const base = spread(seen.settings);

  const show = (next: SeenSettings) => {
    setSeen(next);
    form.setFieldsValue(spread(next.settings));
    setChanged(false);
  };

  /** `asked`: the form's values when saving was requested. */
  const store = async (values: Values, etag: string | null, asked = values) => {
    const saved = await act(() => client.settings.save(gather(values), etag));
    const kept = keepTyped(asked, form.getFieldsValue(), spread(saved.settings));
    setSeen(saved);
    form.setFieldsValue(kept.values);
    setChanged(kept.isChanged);
  };

  /**
   * Merges with another user's save: changes to different fields are combined; asks only when both changed the same
   * field.
   */
  const merge = async (values: Values) => {
    const theirs = await act(() => client.settings.get());
    const merged = mergeValues(base, values, spread(theirs.settings));
    const choice = merged.conflicts.length > 0 ? await confirm.overwrite() : 'mine';
    if (choice === 'neither') return;
    if (choice === 'theirs') return show(theirs);
    await store(merged.values, theirs.etag, values);
    toasts.tell(t('desk.settings.merged'));
  };

  const save = async (values: Values) => {
    setBusy(true);
    try {
      await store(values, seen.etag);
      toasts.tell(t('desk.settings.saved'));
    } catch (error) {
      if (isStale(error)) await merge(values).catch((reason: unknown) => toasts.tellFailure(errorText(reason)));
      else if (isStudioError(error, 'rest_invalid_param')) showProblems(error.data.params);
      else toasts.tellFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  const showProblems = (params: unknown) => {
    const named = typeof params === 'object' && params !== null ? Object.keys(params) : [];
    // Depending on how far validation got, the CMS uses either name of the setting.
    const wrong = rows.filter(([name, { rest }]) => named.includes(name) || named.includes(rest));
    form.setFields(wrong.map(([name]) => ({ name, errors: [t('desk.settings.invalid')] })));
    if (wrong.length === 0) toasts.tellFailure(t('desk.settings.invalid'));
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={spread(loaded.settings)}
      onValuesChange={() => setChanged(true)}
      onFinish={save}
      scrollToFirstError
    >
      {settingsSections.map((section) => (
        <Section key={section} title={t(`desk.settings.${section}`)}>
          {rows
            .filter(([, field]) => field.section === section)
            .map(([name, { kind }]) => (
              <SettingItem key={name} name={name} kind={kind} />
            ))}
        </Section>
      ))}
      <Foot>
        <Refused refusal={isChanged ? null : t('refusal.nothingChanged')}>
          {(button) => (
            <Button type="primary" htmlType="submit" loading={isBusy} {...button}>
              {t('desk.settings.save')}
            </Button>
          )}
        </Refused>
        {isChanged ? <UnsavedMark>{t('desk.settings.unsaved')}</UnsavedMark> : null}
      </Foot>
    </Form>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      <Fields>{children}</Fields>
    </Box>
  );
}

const rows = fieldsOf(editedSettings);

function spread(settings: EditedSettings): Values {
  const entries = rows.flatMap(([name]): [string, string | number | boolean][] => {
    const value = settings[name];
    return typeof value === 'object'
      ? locales.map((locale) => [fieldName(name, locale), value[locale]])
      : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** An emptied field goes back to its default. */
function gather(values: Values): EditedSettings {
  return buildValues(editedSettings, (name, { kind, initial }) => {
    if (kind.name !== 'localizedText') return kind.read(values[name]) ?? initial;
    return eachLocale((locale) => values[fieldName(name, locale)] ?? '');
  });
}

const Box = styled.section`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: 0 1.5rem;
  padding-block: 1.25rem 0.25rem;
  border-top: 1px solid ${tone.line};

  & > h2 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 0 1rem;
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding-block: 0.75rem;
  border-top: 1px solid ${tone.line};
  background-color: ${tone.surface};
`;
