import { Form, Input, InputNumber, Switch } from 'antd';
import type { ReactNode } from 'react';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { SettingKind } from '#contract/setting-kinds.ts';
import type { EditedSettings } from '#contract/settings-fields.ts';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { DocumentSelect } from '../parts/document-select.tsx';
import { languageNames } from '../parts/language-names.ts';
import { limitTo } from '../parts/limit-to.ts';

export interface SettingItemProps {
  readonly name: keyof EditedSettings;
  readonly kind: Pick<SettingKind<unknown>, 'name' | 'schema'>;
}

/** The form item of one setting; one per language if it is text for readers. */
export function SettingItem({ name, kind }: SettingItemProps): ReactNode {
  const { t, uiLocale } = useMessages();
  const label = t(`desk.settings.${name}`);
  const hint = hints[name];
  if (kind.name === 'localizedText') {
    return locales.map((locale) => {
      const max = kind.schema.properties?.[locale]?.maxLength;
      const text = { lang: languageTags[locale], ...(max !== undefined && limitTo(max)) };
      return (
        <Form.Item key={locale} name={fieldName(name, locale)} label={`${label} · ${t(languageNames[locale])}`}>
          {long.has(name) ? <Input.TextArea autoSize={{ minRows: 2 }} {...text} /> : <Input {...text} />}
        </Form.Item>
      );
    });
  }
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint && t(hint)}
      {...(kind.name === 'email' && { rules: [{ type: 'email' }] })}
      // 0 means none.
      {...(kind.name === 'id' && { getValueProps: (id: unknown) => ({ value: id || null }) })}
      {...(kind.name === 'toggle' && { valuePropName: 'checked' })}
    >
      {kind.name === 'number' ? (
        <InputNumber min={kind.schema.minimum} max={kind.schema.maximum} precision={0} />
      ) : kind.name === 'id' ? (
        <DocumentSelect locale={uiLocale} type="page" />
      ) : kind.name === 'toggle' ? (
        <Switch />
      ) : (
        <Input type={kind.name === 'email' ? 'email' : 'text'} autoComplete="off" spellCheck={false} />
      )}
    </Form.Item>
  );
}

/** The form field name of a localized setting. */
export function fieldName(name: string, locale: Locale): string {
  return `${name}.${locale}`;
}

const hints: Partial<Record<keyof EditedSettings, MessageKey>> = {
  pageOnFront: 'desk.settings.pageOnFrontHint',
  chatAddress: 'desk.settings.chatAddressHint',
  email: 'desk.settings.emailHint',
  timezone: 'desk.settings.timezoneHint',
  authorArchives: 'desk.settings.authorArchivesHint',
};

/** Multi-line texts. */
const long: ReadonlySet<keyof EditedSettings> = new Set(['description']);
