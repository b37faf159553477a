import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { languageTags, locales } from '#cms-schema/locale.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { limits } from '#contract/limits.ts';
import { decodeSlug, MAX_SLUG_BYTES, numberSlug, sanitizeSlug } from '#contract/slug.ts';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { nameType } from '../../name-type.ts';
import { pageTemplates, writeTemplate } from '../../parts/page-templates.ts';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { idOf } from './group-tree.ts';
import { type PageChoice, PageSelect } from './page-select.tsx';
import { plannedAddress } from './planned-address.ts';
import { PlannedAddresses } from './planned-addresses.tsx';
import { TemplatePicture } from './template-picture.tsx';

export interface NewDocumentDialogProps {
  readonly type: DocumentType;
  onClose(): void;
  /** `id`: the document to open, in the interface language if it was given a title there. */
  onCreated(id: number): void;
}

interface Values {
  readonly zh?: string;
  readonly en?: string;
  readonly parent?: PageChoice | null;
  readonly slug?: string;
}

/** Creates a page or post in one or both languages, empty or from a template. */
export function NewDocumentDialog({ type, onClose, onCreated }: NewDocumentDialogProps) {
  const { t, uiLocale } = useMessages();
  const { groups } = useDeskClient();
  const act = useDeskAct();
  const [form] = Form.useForm<Values>();
  const formId = useId();
  const [template, setTemplate] = useState('empty');
  const [isBusy, setBusy] = useState(false);
  const { isHierarchical, body, root } = contentTypes[type];
  const hasTemplates = isHierarchical && body === 'blocks';
  const watched = {
    titles: { zh: Form.useWatch('zh', form) ?? '', en: Form.useWatch('en', form) ?? '' },
    parent: Form.useWatch('parent', form) ?? null,
    slug: Form.useWatch('slug', form) ?? '',
  };
  const isAtTop = watched.parent === null && root === '/';
  const suggested = suggestSlug(watched.titles.en, isAtTop);

  const create = async ({ zh = '', en = '', parent, slug = '' }: Values) => {
    setBusy(true);
    const chosen = pageTemplates.find(({ name }) => name === template);
    const content = chosen && hasTemplates ? writeTemplate(chosen) : { zh: '', en: '' };
    const titles = { zh: zh.trim(), en: en.trim() };
    const versions = locales
      .filter((locale) => titles[locale] !== '')
      .map((locale) => ({
        locale,
        title: titles[locale],
        slug: slug.trim() || suggested || undefined,
        content: content[locale],
      }));
    const made = await act(() => groups.create(type, versions, parent ? idOf(parent) : null));
    setBusy(false);
    const opened = made?.find(({ locale }) => locale === uiLocale) ?? made?.[0];
    if (opened) onCreated(opened.id);
  };

  const needsOne = { validator: async () => requireOne(form.getFieldsValue(), t('desk.create.needsTitle')) };
  const slugIsFree = {
    validator: async (_rule: unknown, slug = '') => {
      const path = `/${decodeSlug(sanitizeSlug(slug))}`;
      if (isAtTop && isReservedPath(path)) throw new Error(t('desk.errors.addressReserved', { path }));
    },
  };
  const order = uiLocale === 'zh' ? locales : locales.toReversed();
  return (
    <DeskDialog
      width={42.5}
      title={t('desk.documents.new', nameType(type, uiLocale))}
      act={{ label: t('desk.create.ok'), isBusy, form: formId }}
      onClose={onClose}
    >
      <Form id={formId} form={form} layout="vertical" scrollToFirstError={{ focus: true }} onFinish={create}>
        <Pair>
          {order.map((locale) => (
            <Form.Item
              key={locale}
              name={locale}
              label={t(locale === 'zh' ? 'desk.create.titleZh' : 'desk.create.titleEn')}
              dependencies={locales.filter((other) => other !== locale)}
              rules={[needsOne]}
              validateTrigger="onSubmit"
            >
              <Input lang={languageTags[locale]} {...limitTo(limits.document.title)} />
            </Form.Item>
          ))}
        </Pair>
        <Pair>
          {isHierarchical ? (
            <Form.Item name="parent" label={t('desk.create.parent')}>
              <PageSelect />
            </Form.Item>
          ) : null}
          <Form.Item
            name="slug"
            label={t('desk.create.slug')}
            extra={t('desk.create.slugHint')}
            dependencies={['parent']}
            rules={[slugIsFree]}
          >
            <Input autoCapitalize="none" spellCheck={false} maxLength={MAX_SLUG_BYTES} placeholder={suggested} />
          </Form.Item>
        </Pair>
        <PlannedAddresses
          addresses={order
            .filter((locale) => watched.titles[locale].trim() !== '')
            .map((locale) => ({
              locale,
              address: plannedAddress({
                type,
                locale,
                parent: watched.parent,
                slug: watched.slug.trim() || suggested,
                title: watched.titles[locale],
              }),
            }))}
        />
        {hasTemplates ? (
          <Templates>
            <legend>{t('desk.create.start')}</legend>
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
      </Form>
    </DeskDialog>
  );
}

/**
 * The English title serves both languages, because an address in Chinese characters becomes unreadable once copied. A
 * number is appended where another part of the site already uses the path.
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
