import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { eachLocale, type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import type { SeenTerm } from '../../cms/term-calls.ts';
import type { StudioClient } from '../../cms.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { nameOf, type TermPair } from './pair-terms.ts';
import { loadSeen } from './seen-terms.ts';

export interface TermDialogProps {
  readonly taxonomy: Taxonomy;
  /** Null: a new term. */
  readonly pair: TermPair | null;
  onClose(): void;
  onDone(): void;
}

type Names = Readonly<Record<Locale, string>>;

/** Edits the names of a category or tag in both languages; one of them may be missing. */
export function TermDialog({ taxonomy, pair, onClose, onDone }: TermDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const act = useDeskAct();
  const errorText = useErrorText();
  const [form] = Form.useForm<Names>();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const {
    value: seen,
    error,
    reload,
  } = useAnswer(`term-${taxonomy}-${pair?.slug ?? ''}`, (signal) => loadSeen(client, taxonomy, pair, signal));
  const save = async (names: Names) => {
    if (!seen) return;
    setBusy(true);
    const name = [uiLocale, ...locales].map((locale) => names[locale].trim()).find((own) => own !== '') ?? '';
    const saved = await act(
      () => saveNames(client, taxonomy, { names, seen, slug: pair?.slug }),
      t(pair ? 'desk.terms.saved' : 'desk.terms.created', { name }),
    );
    setBusy(false);
    if (saved) return onDone();
    // The input stays; the next attempt is based on the current state.
    await reload();
  };
  const title = pair
    ? t('desk.terms.renameTitle', { name: nameOf(pair, uiLocale) })
    : t(taxonomy === 'category' ? 'desk.terms.newCategory' : 'desk.terms.newTag');
  const order = uiLocale === 'zh' ? locales : locales.toReversed();
  return (
    <DeskDialog
      title={title}
      act={{
        label: t(pair ? 'filing.save' : 'desk.users.create'),
        isBusy,
        refusal: seen ? null : t('desk.state.loading'),
        form: formId,
      }}
      onClose={onClose}
    >
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {!seen && !error ? <LoadingState /> : null}
      {seen ? (
        <Form<Names>
          id={formId}
          form={form}
          layout="vertical"
          scrollToFirstError={{ focus: true }}
          initialValues={eachLocale((locale) => nameIn(seen, locale))}
          onFinish={save}
        >
          {order.map((locale, index) => (
            <Form.Item
              key={locale}
              name={locale}
              label={t(locale === 'zh' ? 'desk.terms.nameZh' : 'desk.terms.nameEn')}
              dependencies={locales.filter((other) => other !== locale)}
              rules={[
                ({ getFieldValue }) => ({
                  validator: (_, text: string) => {
                    // An existing name may be changed but not emptied: deleting is a separate action.
                    const needs = nameIn(seen, locale) !== '' || locales.every((each) => isBlank(getFieldValue(each)));
                    return needs && isBlank(text)
                      ? Promise.reject(new Error(t('desk.terms.needsName')))
                      : Promise.resolve();
                  },
                }),
              ]}
            >
              <Input autoFocus={index === 0} lang={languageTags[locale]} autoComplete="off" {...limitTo(200)} />
            </Form.Item>
          ))}
          {pair ? <p>{t('desk.terms.atOnce')}</p> : null}
        </Form>
      ) : null}
    </DeskDialog>
  );
}

interface Wanted {
  readonly names: Names;
  readonly seen: readonly SeenTerm[];
  /** The slug of the existing counterpart. */
  readonly slug: string | undefined;
}

/** Saves English first: its name makes a readable slug, which the Chinese term then shares. */
async function saveNames(
  { terms }: Pick<StudioClient, 'terms'>,
  taxonomy: Taxonomy,
  { names, seen, slug: known }: Wanted,
): Promise<true> {
  let slug = known;
  for (const locale of ['en', 'zh'] as const) {
    const name = names[locale].trim();
    const present = seen.find((term) => term.locale === locale);
    if (name === '' || name === present?.name) continue;
    if (present) await terms.save(taxonomy, present.id, { name }, present.etag);
    else {
      const made = await terms.create(taxonomy, { name, locale, ...(slug !== undefined && { slug }) });
      slug ??= made.slug;
    }
  }
  return true;
}

function nameIn(seen: readonly SeenTerm[], locale: Locale): string {
  return seen.find((term) => term.locale === locale)?.name ?? '';
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
