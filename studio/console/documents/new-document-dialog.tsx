import { Form, Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { limits } from '#contract/limits.ts';
import { decodeSlug, MAX_SLUG_BYTES, numberSlug, sanitizeSlug } from '#contract/slug.ts';
import { theme, tone } from '#ui/theme.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { nameType } from '../../name-type.ts';
import { useSession } from '../../session-context.tsx';
import { pageTemplates, writeTemplate } from '../page-templates.ts';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { SubmitOnEnter } from '../parts/submit-on-enter.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { buildTree, flattenTree, titleOf } from './document-tree.ts';
import { TemplatePicture } from './template-picture.tsx';

export interface NewDocumentDialogProps {
  readonly type: DocumentType;
  readonly groups: readonly DocumentGroup[];
  onClose(): void;
  /** The document to open: in the language of the studio if it was named in it. */
  onCreated(id: number): void;
}

interface Values {
  readonly zh?: string;
  readonly en?: string;
  readonly parent?: string;
  readonly slug?: string;
}

/** A document in one language or both, empty or, of a page, from a template. */
export function NewDocumentDialog({ type, groups, onClose, onCreated }: NewDocumentDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const act = useDeskAct();
  const [form] = Form.useForm<Values>();
  const [template, setTemplate] = useState('empty');
  const [isBusy, setBusy] = useState(false);
  const parents = useMemo(() => flattenTree(buildTree(groups)), [groups]);
  const { isHierarchical, body, root } = contentTypes[type];
  const hasTemplates = isHierarchical && body === 'blocks';
  const isAtTop = Form.useWatch('parent', form) === undefined && root === '/';
  const suggested = suggestSlug(Form.useWatch('en', form) ?? '', isAtTop);

  const create = async ({ zh = '', en = '', parent, slug = '' }: Values) => {
    setBusy(true);
    const chosen = pageTemplates.find(({ name }) => name === template);
    const content = chosen && hasTemplates ? writeTemplate(chosen) : { zh: '', en: '' };
    const titles = { zh: zh.trim(), en: en.trim() };
    const above = groups.find(({ id }) => id === parent) ?? null;
    const made: Partial<Record<Locale, number>> = {};
    const done = await act(async () => {
      for (const locale of locales) {
        // Run again after a new sign-in, it goes on where it stopped.
        if (titles[locale] === '' || made[locale] !== undefined) continue;
        const document = await client.documents.create(type, {
          locale,
          translationOf: made.zh,
          title: titles[locale],
          slug: slug.trim() || suggested || undefined,
          content: content[locale],
          parentId: above?.versions[locale]?.id,
        });
        made[locale] = document.id;
      }
      return true;
    });
    setBusy(false);
    const id = made[uiLocale] ?? made.zh ?? made.en;
    if (done && id !== undefined) onCreated(id);
  };

  const needsOne = { validator: async () => requireOne(form.getFieldsValue(), t('console.create.needsTitle')) };
  const slugIsFree = {
    validator: async (_rule: unknown, slug = '') => {
      const path = `/${decodeSlug(sanitizeSlug(slug))}`;
      if (isAtTop && isReservedPath(path)) throw new Error(t('console.errors.addressReserved', { path }));
    },
  };
  const order = uiLocale === 'zh' ? locales : locales.toReversed();
  return (
    <DeskDialog
      width={680}
      title={t('console.documents.new', nameType(type, uiLocale))}
      onCancel={onClose}
      onOk={form.submit}
      okText={t('console.create.ok')}
      okButtonProps={{ loading: isBusy }}
    >
      <Form
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        onFinish={create}
        style={{ paddingTop: 8 }}
      >
        <Pair>
          {order.map((locale, index) => (
            <Form.Item
              key={locale}
              name={locale}
              label={t(locale === 'zh' ? 'console.create.titleZh' : 'console.create.titleEn')}
              dependencies={locales.filter((other) => other !== locale)}
              rules={[needsOne]}
              validateTrigger="onSubmit"
            >
              <Input lang={languageTags[locale]} autoFocus={index === 0} maxLength={limits.document.title} />
            </Form.Item>
          ))}
        </Pair>
        <Pair>
          {isHierarchical ? (
            <Form.Item name="parent" label={t('console.create.parent')}>
              <Select
                allowClear
                showSearch={{ optionFilterProp: 'title' }}
                placeholder={t('console.move.top')}
                options={parents.map(({ group, depth }) => ({
                  value: group.id,
                  title: titleOf(group, uiLocale),
                  label: <span style={{ paddingInlineStart: `${depth}rem` }}>{titleOf(group, uiLocale)}</span>,
                }))}
              />
            </Form.Item>
          ) : null}
          <Form.Item
            name="slug"
            label={t('console.create.slug')}
            extra={t('console.create.slugHint')}
            dependencies={['parent']}
            rules={[slugIsFree]}
          >
            <Input autoCapitalize="none" spellCheck={false} maxLength={MAX_SLUG_BYTES} placeholder={suggested} />
          </Form.Item>
        </Pair>
        {hasTemplates ? (
          <Templates>
            <legend>{t('console.create.start')}</legend>
            {pageTemplates.map(({ name, title, description, blocks }) => (
              <label key={name} data-chosen={template === name}>
                <input
                  type="radio"
                  name="template"
                  value={name}
                  checked={template === name}
                  onChange={() => setTemplate(name)}
                />
                <TemplatePicture blocks={blocks} />
                <strong>{title[uiLocale]}</strong>
                <span>{description[uiLocale]}</span>
              </label>
            ))}
          </Templates>
        ) : null}
        <SubmitOnEnter />
      </Form>
    </DeskDialog>
  );
}

/**
 * The English words serve both languages: an address of Chinese characters is unreadable once it is copied. Numbered where
 * another part of the site answers already.
 */
function suggestSlug(title: string, isAtTop: boolean): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return isAtTop && isReservedPath(`/${slug}`) ? numberSlug(slug, 2) : slug;
}

function requireOne({ zh, en }: Values, message: string): void {
  if (!zh?.trim() && !en?.trim()) throw new Error(message);
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: 0 1rem;
`;

const Templates = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11.5rem, 46%), 1fr));
  gap: 0.625rem;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    width: auto;
    margin-bottom: 0.5rem;
    padding: 0;
    border: 0;
    color: inherit;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  & > label {
    position: relative;
    display: grid;
    align-content: start;
    padding: 0.625rem;
    border: 1px solid ${tone.line};
    border-radius: 8px;
    cursor: pointer;
  }
  & > label[data-chosen='true'] {
    border-color: ${tone.text};
    box-shadow: 0 0 0 1px ${tone.text};
  }
  & > label:focus-within:has(:focus-visible) {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    opacity: 0;
    inset: 0;
    cursor: pointer;
  }
  & strong {
    margin-top: 0.5rem;
    font-weight: 550;
  }
  & span {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  & svg {
    border-radius: ${theme.radius.small};
  }
`;
