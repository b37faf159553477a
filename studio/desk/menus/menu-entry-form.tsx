import { Checkbox, Input, type InputRef, Segmented } from 'antd';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { readMenuIcon, withMenuIcon } from '#contract/menu-icons.ts';
import { Icon, iconNames, isIconName } from '#ui/icon.tsx';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { DocumentSelect } from '../parts/document-select.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { Select } from '../parts/select.tsx';
import type { EditedEntry } from './menu-tree.ts';

export interface MenuEntryFormProps {
  readonly entry: EditedEntry;
  readonly locale: Locale;
  readonly labelRef: Ref<HTMLInputElement>;
  onChange(patch: Partial<Omit<EditedEntry, 'uid' | 'children'>>): void;
}

/** Label and target of one menu entry. */
export function MenuEntryForm({ entry, locale, labelRef, onChange }: MenuEntryFormProps) {
  const { t } = useMessages();
  const ids = { label: useId(), target: useId(), description: useId(), icon: useId() };
  const { target } = entry;
  const lang = languageTags[locale];
  return (
    <Form aria-label={t('desk.menus.entry')}>
      <div>
        <label htmlFor={ids.label}>{t('desk.menus.label')}</label>
        <Input
          id={ids.label}
          ref={(input: InputRef | null) => hand(labelRef, input?.input ?? null)}
          lang={lang}
          value={entry.label}
          {...limitTo(200)}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </div>
      <div>
        <span>{t('desk.menus.leads')}</span>
        <Segmented
          value={target.kind}
          aria-label={t('desk.menus.leads')}
          onChange={(kind) =>
            onChange({ target: kind === 'document' ? { kind, id: 0 } : { kind: 'address', url: '' }, isBroken: false })
          }
          options={[
            { value: 'document' as const, label: t('desk.menus.toPage') },
            { value: 'address' as const, label: t('desk.menus.toAddress') },
          ]}
        />
      </div>
      {target.kind === 'document' ? (
        <div>
          <label htmlFor={ids.target}>{t('desk.menus.page')}</label>
          <DocumentSelect
            id={ids.target}
            locale={locale}
            value={target.id || null}
            onChange={(id, hit) =>
              onChange({
                target: { kind: 'document', id: id ?? 0 },
                isBroken: false,
                ...(entry.label === '' && hit && { label: hit.title }),
              })
            }
          />
        </div>
      ) : (
        <div>
          <label htmlFor={ids.target}>{t('desk.menus.address')}</label>
          <Input
            id={ids.target}
            value={target.url}
            maxLength={2000}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange({ target: { kind: 'address', url: event.target.value } })}
          />
          <p>{t('desk.menus.addressHint')}</p>
        </div>
      )}
      <div>
        <label htmlFor={ids.description}>{t('desk.menus.description')}</label>
        <Input
          id={ids.description}
          lang={lang}
          value={entry.description}
          {...limitTo(300)}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={ids.icon}>{t('desk.menus.icon')}</label>
        <Select
          id={ids.icon}
          value={readMenuIcon(entry.cssClasses)}
          allowClear
          showSearch
          placeholder={t('desk.menus.noIcon')}
          onChange={(icon) => onChange({ cssClasses: withMenuIcon(entry.cssClasses, icon ?? null) })}
          options={iconNames.map((value) => ({
            value,
            label: value,
            content: <IconOption name={value} />,
            chosen: <IconOption name={value} />,
          }))}
        />
      </div>
      <Checkbox checked={entry.opensNewTab} onChange={(event) => onChange({ opensNewTab: event.target.checked })}>
        {t('desk.menus.newTab')}
      </Checkbox>
    </Form>
  );
}

function IconOption({ name }: { readonly name: string }) {
  return (
    <IconLine>
      {isIconName(name) && <Icon name={name} />}
      {name}
    </IconLine>
  );
}

const IconLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

function hand<Element>(ref: Ref<Element>, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

const Form = styled.section`
  display: grid;
  gap: 1rem;

  & > div {
    display: grid;
    gap: 0.375rem;
    justify-items: start;
  }
  & > div > :is(.ant-input, .ant-select) {
    width: 100%;
  }
  & p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;
