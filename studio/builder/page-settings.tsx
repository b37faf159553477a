import { useId } from 'react';
import { styled } from 'styled-components';
import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import { pageText } from '#cms-schema/page-texts.ts';
import { printPath } from '#cms-schema/problem.ts';
import { shownInSearch } from '#cms-schema/shown-in-search.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { countCharacters } from '#kit/text/characters.ts';
import { theme, tone } from '#ui/theme.ts';
import type { Lookups } from '../canvas/lookups.ts';
import { useTextDraft } from '../controls/use-text-draft.ts';
import type { PageField } from '../document/change.ts';
import { isEqual } from '../document/is-equal.ts';
import type { PageDraft } from '../document/model.ts';
import type { DraftProblem } from '../document/validation.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { FilingFields } from '../parts/filing-fields.tsx';
import { fieldBox } from '../parts/panel-parts.tsx';
import { useVisibilityText } from '../parts/visibility-text.ts';
import { readFiling } from './stored-draft.ts';
import { TypeFields } from './type-fields.tsx';

export type PagePath = readonly [PageField] | readonly ['meta', string];

export interface PageSettingsProps {
  readonly type: DocumentType;
  readonly draft: PageDraft;
  readonly locale: Locale;
  readonly problems: readonly DraftProblem[];
  readonly parentTitle: string | null;
  /** Who may read it once it is published. */
  readonly visibility: Visibility;
  readonly isReadOnly: boolean;
  /** Lets the user choose a picture from the library, given the current one; resolves to null if none was chosen. */
  pickPicture(current: number | null): Promise<number | null>;
  readonly lookups: Lookups;
  onEdit(path: PagePath, value: JsonValue): void;
}

/** The fields of the page itself, shown in the inspector while no block is selected. */
export function PageSettings(props: PageSettingsProps) {
  const { type, draft, locale, problems, parentTitle, visibility, isReadOnly, lookups, pickPicture, onEdit } = props;
  const describe = useVisibilityText();
  const ownFields = fieldsOfType(type);
  const { t } = useMessages();
  const count = draft.nodes.length;
  return (
    <Panel>
      <div>
        <h2>{t('builder.page.title')}</h2>
        <p>
          {contentTypes[type].body === 'blocks'
            ? t('builder.page.about', { language: t(`builder.language.${locale}`), count })
            : t(`builder.language.${locale}`)}
        </p>
      </div>
      {pageFields(type).map(({ path, label, help, rows, limit }) => (
        <PageTextField
          key={path.join('.')}
          path={path}
          label={t(label)}
          help={help && t(help)}
          rows={rows}
          limit={limit?.[locale]}
          value={path[0] === 'slug' ? draft.slug : pageText(draft, path)}
          problems={problems.filter((problem) => problem.blockId === null && isEqual(problem.path, path))}
          isReadOnly={isReadOnly}
          onCommit={(value) => onEdit(path, value)}
        />
      ))}
      {Object.keys(ownFields).length > 0 && (
        <TypeFields
          fields={ownFields}
          meta={draft.meta}
          locale={locale}
          problems={problems}
          isReadOnly={isReadOnly}
          lookups={lookups}
          onEdit={onEdit}
        />
      )}
      <FilingFields
        type={type}
        locale={locale}
        filing={readFiling(draft)}
        isReadOnly={isReadOnly}
        pickPicture={pickPicture}
        onChange={({ featuredMediaId, categories, tags }) => {
          if (featuredMediaId !== undefined) onEdit(['meta', 'featured_media'], featuredMediaId ?? 0);
          if (categories !== undefined) onEdit(['meta', 'categories'], [...categories]);
          if (tags !== undefined) onEdit(['meta', 'tags'], [...tags]);
        }}
      />
      <p className="parent">
        <strong>{t('desk.visibility.readers')}</strong> {describe(visibility)}. {t('desk.visibility.inList')}
      </p>
      {contentTypes[type].isHierarchical && (
        <p className="parent">
          <strong>{t('builder.page.parent')}</strong> {parentTitle ?? t('builder.page.noParent')}
        </p>
      )}
    </Panel>
  );
}

interface PageTextFieldProps {
  readonly path: PagePath;
  readonly label: string;
  readonly help: string | undefined;
  readonly rows: number;
  /** The number of characters that search engines show. */
  readonly limit: number | undefined;
  readonly value: string;
  readonly problems: readonly DraftProblem[];
  readonly isReadOnly: boolean;
  onCommit(value: string): void;
}

function PageTextField(props: PageTextFieldProps) {
  const { path, label, help, rows, limit, value, problems, isReadOnly, onCommit } = props;
  const { t, uiLocale } = useMessages();
  const id = useId();
  const field = useTextDraft<HTMLTextAreaElement>(value, (text) =>
    onCommit(rows === 1 ? text.replace(/\n/g, ' ') : text),
  );
  const length = countCharacters(field.value);
  return (
    <div className="field" data-path={printPath(path)}>
      <div className="head">
        <label htmlFor={id}>{label}</label>
        {limit !== undefined && (
          <span className="count" data-over={length > limit || undefined}>
            {t('builder.page.counter', { length, limit })}
          </span>
        )}
      </div>
      <textarea
        {...field}
        id={id}
        rows={rows}
        readOnly={isReadOnly}
        aria-describedby={`${id}-notes`}
        aria-invalid={problems.some(({ severity }) => severity !== 'advice') || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && rows === 1 && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      <div id={`${id}-notes`}>
        {help && <p className="help">{help}</p>}
        {problems.map((problem) => (
          <p key={problem.code} className="problem" data-severity={problem.severity}>
            {problem.message[uiLocale]}
          </p>
        ))}
      </div>
    </div>
  );
}

function pageFields(type: DocumentType): typeof fields {
  return fields.filter(({ path: [name] }) => name !== 'excerpt' || contentTypes[type].supports.includes('excerpt'));
}

const fields: readonly {
  readonly path: PagePath;
  readonly label: MessageKey;
  readonly help?: MessageKey;
  readonly rows: number;
  readonly limit?: Localized<number>;
}[] = [
  { path: ['title'], label: 'builder.page.name', rows: 1 },
  { path: ['slug'], label: 'builder.page.slug', help: 'builder.page.slugHelp', rows: 1 },
  { path: ['excerpt'], label: 'builder.page.excerpt', help: 'builder.page.excerptHelp', rows: 3 },
  {
    path: ['meta', 'seo_title'],
    label: 'builder.page.seoTitle',
    help: 'builder.page.seoTitleHelp',
    rows: 1,
    limit: shownInSearch.title,
  },
  {
    path: ['meta', 'seo_description'],
    label: 'builder.page.seoDescription',
    rows: 3,
    limit: shownInSearch.description,
  },
];

const Panel = styled.div`
  display: grid;
  gap: 1rem;
  padding: 0.875rem;

  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  h2 + p,
  .help,
  .parent {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .parent strong {
    color: ${tone.text};
    font-weight: 500;
  }
  .field {
    display: grid;
    gap: 0.25rem;
  }
  .head {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
    font-size: 0.8125rem;
  }
  .count {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .count[data-over] {
    color: ${tone.caution};
  }
  textarea {
    ${fieldBox}
    field-sizing: content;
    max-height: 12rem;
    resize: none;
    border-radius: ${theme.radius.small};
  }
  .problem {
    color: ${tone.negative};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .problem[data-severity='advice'] {
    color: ${tone.textMuted};
  }
`;
