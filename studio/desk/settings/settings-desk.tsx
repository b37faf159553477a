import { Button, Form, Input, InputNumber } from 'antd';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { eachLocale, languageTags, locales } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { media, tone } from '#ui/theme.ts';
import type { SeenSettings, SiteSettings } from '../../cms/settings-calls.ts';
import { isStale, isStudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useLeaveGuard } from '../../navigation.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DocumentSelect } from '../parts/document-select.tsx';
import { languageNames } from '../parts/language-names.ts';
import { keepTypedForm, mergeForm } from '../parts/merge-values.ts';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { UnsavedMark } from '../parts/unsaved-mark.tsx';
import { useDeskClient } from '../use-desk-client.ts';

/** What is true of the whole site, in both languages. */
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

/** As the form holds them and two people's changes are merged. */
type Values = ReturnType<typeof spread>;

function SettingsForm({ loaded }: { readonly loaded: SeenSettings }) {
  const { t, uiLocale } = useMessages();
  const client = useDeskClient();
  const { act } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const [form] = Form.useForm<Values>();
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** What the changes in the form are changes of. */
  const [seen, setSeen] = useState(loaded);
  useLeaveGuard(isChanged, confirm.leave);
  const base = spread(seen.settings);

  const show = (next: SeenSettings) => {
    setSeen(next);
    form.setFieldsValue(spread(next.settings));
    setChanged(false);
  };

  /** `asked`: what the form held when it was asked to save. */
  const store = async (values: Values, etag: string | null, asked = values) => {
    const saved = await act(() => client.settings.save(gather(values), etag));
    const kept = keepTypedForm(asked, form.getFieldsValue(), spread(saved.settings));
    setSeen(saved);
    form.setFieldsValue(kept.values);
    setChanged(kept.isChanged);
  };

  /** Somebody else saved in between: what they changed elsewhere is kept; only the same field asks. */
  const merge = async (values: Values) => {
    const theirs = await act(() => client.settings.get());
    const merged = mergeForm(base, values, spread(theirs.settings));
    if (merged.hasConflict && !(await confirm.overwrite())) {
      show(theirs);
      return;
    }
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
    const names = typeof params === 'object' && params !== null ? Object.keys(params) : [];
    const fields = names.flatMap((name) => fieldNames[name] ?? []);
    form.setFields(fields.map((name) => ({ name: ['plain', name], errors: [t('desk.settings.invalid')] })));
    if (fields.length === 0) toasts.tellFailure(t('desk.settings.invalid'));
  };

  const inEveryLanguage = (name: (typeof texts)[number], isLong = false) => (
    <Pair>
      {locales.map((locale) => (
        <Form.Item
          key={locale}
          name={['texts', locale, name]}
          label={`${t(`desk.settings.${name}`)} · ${t(languageNames[locale])}`}
        >
          {isLong ? (
            <Input.TextArea autoSize={{ minRows: 2 }} lang={languageTags[locale]} maxLength={limits.settings.text} />
          ) : (
            <Input lang={languageTags[locale]} maxLength={limits.settings.text} />
          )}
        </Form.Item>
      ))}
    </Pair>
  );

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={spread(loaded.settings)}
      onValuesChange={() => setChanged(true)}
      onFinish={save}
      scrollToFirstError
    >
      <Section title={t('desk.settings.site')}>
        {inEveryLanguage('title')}
        {inEveryLanguage('description', true)}
        <Form.Item
          name={['plain', 'frontPageId']}
          label={t('desk.settings.frontPage')}
          extra={t('desk.settings.frontPageHint')}
        >
          <DocumentSelect locale={uiLocale} type="page" />
        </Form.Item>
      </Section>
      <Section title={t('desk.settings.footer')}>
        {inEveryLanguage('slogan')}
        {inEveryLanguage('copyright')}
        {inEveryLanguage('filing')}
      </Section>
      <Section title={t('desk.settings.contact')}>
        <Pair>
          <Form.Item
            name={['plain', 'contactEmail']}
            label={t('desk.settings.contactEmail')}
            rules={[{ type: 'email' }]}
          >
            <Input type="email" autoComplete="off" />
          </Form.Item>
          <Form.Item
            name={['plain', 'email']}
            label={t('desk.settings.systemEmail')}
            extra={t('desk.settings.systemEmailHint')}
            rules={[{ type: 'email' }]}
          >
            <Input type="email" autoComplete="off" />
          </Form.Item>
        </Pair>
      </Section>
      <Section title={t('desk.settings.reading')}>
        <Pair>
          <Form.Item
            name={['plain', 'timezone']}
            label={t('desk.settings.timezone')}
            extra={t('desk.settings.timezoneHint')}
          >
            <Input spellCheck={false} />
          </Form.Item>
          <Form.Item name={['plain', 'postsPerPage']} label={t('desk.settings.postsPerPage')}>
            <InputNumber min={1} max={100} precision={0} />
          </Form.Item>
        </Pair>
      </Section>
      <Foot>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isChanged}>
          {t('desk.settings.save')}
        </Button>
        {isChanged ? <UnsavedMark>{t('desk.settings.unsaved')}</UnsavedMark> : null}
      </Foot>
    </Form>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      <div>{children}</div>
    </Box>
  );
}

const texts = ['title', 'description', 'slogan', 'copyright', 'filing'] as const;

function spread({ title, description, slogan, copyright, filing, ...plain }: SiteSettings) {
  return {
    plain,
    texts: eachLocale((locale) => ({
      title: title[locale],
      description: description[locale],
      slogan: slogan[locale],
      copyright: copyright[locale],
      filing: filing[locale],
    })),
  };
}

function gather({ plain, texts: each }: Values): SiteSettings {
  const { contactEmail, email, timezone, frontPageId, postsPerPage } = plain;
  const text = (name: (typeof texts)[number]) => eachLocale((locale) => each[locale][name]);
  return {
    title: text('title'),
    description: text('description'),
    slogan: text('slogan'),
    copyright: text('copyright'),
    filing: text('filing'),
    contactEmail,
    email,
    timezone,
    frontPageId: frontPageId ?? null,
    postsPerPage: postsPerPage ?? 10,
  };
}

/** The CMS's names of what it finds wrong. */
const fieldNames: Readonly<Record<string, keyof Values['plain']>> = {
  timezone: 'timezone',
  email: 'email',
  contactEmail: 'contactEmail',
  haptera_contact_email: 'contactEmail',
  posts_per_page: 'postsPerPage',
  postsPerPage: 'postsPerPage',
  page_on_front: 'frontPageId',
  pageOnFront: 'frontPageId',
};

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

const Pair = styled.div`
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
