import { Button } from 'antd';
import { styled } from 'styled-components';
import { type Locale, languageTags, localizePath } from '#cms-schema/locale.ts';
import type { DocumentState } from '#contract/document-state.ts';
import { theme, tone } from '#ui/theme.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { pickThumbnail } from '../../cms/media-calls.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { useVisibilityText } from '../../parts/visibility-text.ts';
import { printMoment } from '../../print-moment.ts';
import { useScheduleErrorText } from '../../schedule-trouble.ts';
import { DateText } from '../parts/date-text.tsx';
import { languageNames } from '../parts/language-names.ts';
import { RowMenu } from '../parts/row-menu.tsx';
import { StatusChip } from '../parts/status-chip.tsx';
import { titleOf } from './group-tree.ts';
import { printColumn, readColumn, type TypeColumn } from './type-columns.ts';
import type { DocumentActions } from './use-document-actions.ts';
import type { ListDetails } from './use-list-details.ts';

interface VersionCellProps {
  readonly group: DocumentGroup;
  readonly locale: Locale;
  readonly state: DocumentState;
  /** Number of texts that lag behind the other language. */
  readonly behind: number;
  readonly isTrash: boolean;
  onTranslate(): void;
}

/** One language version: title, status and address; or a button to start it. */
export function VersionCell({ group, locale, state, behind, isTrash, onTranslate }: VersionCellProps) {
  const { t, uiLocale } = useMessages();
  const explainChange = useScheduleErrorText();
  const describe = useVisibilityText();
  const version = group.versions[locale];
  if (!version || (!isTrash && version.status === 'trash')) {
    return (
      <Missing>
        <StatusChip state={version ? 'trash' : 'missing'} />
        {version || isTrash || !listVersions(group.versions).some(({ canEdit }) => canEdit) ? null : (
          <Button
            size="small"
            type="link"
            onClick={onTranslate}
            aria-label={t('desk.documents.translateLabel', {
              title: titleOf(group, uiLocale),
              language: t(languageNames[locale]),
            })}
          >
            {t('desk.documents.translate')}
          </Button>
        )}
      </Missing>
    );
  }
  const title = version.title.trim() || t('desk.documents.untitled');
  const trouble = explainChange(version);
  const due = version.status === 'future' ? version.date : version.scheduledChange?.date;
  return (
    <Version>
      {isTrash || !version.canEdit ? (
        <strong lang={languageTags[locale]}>
          <bdi>{title}</bdi>
        </strong>
      ) : (
        <StudioLink to={builderPath(group.type, version.id)} lang={languageTags[locale]}>
          <bdi>{title}</bdi>
        </StudioLink>
      )}
      <span>
        <StatusChip state={state} title={trouble ?? (due ? printMoment(due, uiLocale, 'short') : undefined)} />
        {state === 'changeScheduled' && due ? (
          <time dateTime={due} title={printMoment(due, uiLocale, 'short')}>
            {printDue(due, languageTags[uiLocale])}
          </time>
        ) : null}
        {behind > 0 && !isTrash ? (
          <Behind title={t('desk.documents.behindAbout', { count: behind })}>
            {t('desk.documents.behindCount', { count: behind })}
          </Behind>
        ) : null}
        {version.visibility === 'everyone' ? null : (
          <Behind>{t('desk.visibility.mark', { who: describe(version.visibility) })}</Behind>
        )}
        {isTrash ? null : <code title={printPath(version)}>{printPath(version)}</code>}
      </span>
    </Version>
  );
}

/** Without the year, which is in the chip's tooltip. */
function printDue(due: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    new Date(due),
  );
}

function printPath({ path, slug, locale }: DocumentSummary): string {
  return path === null ? slug : localizePath(path, locale);
}

/** When and by whom it was last changed, in any language. */
export function Modified({ group }: { readonly group: DocumentGroup }) {
  const [latest] = listVersions(group.versions).toSorted((a, b) =>
    (b.modifiedAt ?? '').localeCompare(a.modifiedAt ?? ''),
  );
  if (!latest) return null;
  return (
    <Muted>
      <DateText at={latest.modifiedAt} />
      {latest.modifiedBy === null ? null : <span>{latest.modifiedBy.name}</span>}
    </Muted>
  );
}

/** Picture, categories and tags, preferably those of the interface language. */
export function FiledUnder({ group, details }: { readonly group: DocumentGroup; readonly details: ListDetails }) {
  const { t, uiLocale } = useMessages();
  const versions = listVersions(group.versions).toSorted((a) => (a.locale === uiLocale ? -1 : 1));
  const picture = versions.flatMap(({ featuredMediaId }) => details.pictures.get(featuredMediaId ?? 0) ?? [])[0];
  const filed = versions.map(({ categories, tags }) => [...categories, ...tags]).find((ids) => ids.length > 0) ?? [];
  const names = details.terms.filter(({ id }) => filed.includes(id)).map(({ name }) => name);
  const list = names.join(t('builder.changes.comma'));
  return (
    <Filed>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the media library provides resized renditions
        <img src={pickThumbnail(picture)} alt={picture.alt[uiLocale]} loading="lazy" />
      ) : null}
      <span title={list}>{list}</span>
    </Filed>
  );
}

/** A cell of a column that belongs to the content type. */
export function ColumnCell({ group, columns, details }: ColumnCellProps) {
  const { t, uiLocale } = useMessages();
  const words = { t, uiLocale, terms: details?.terms ?? [] };
  return (
    <Muted>
      {columns.map((column) => {
        const said = printColumn(column.field, readColumn(group, column, uiLocale), words);
        const label = column.field.label[uiLocale];
        return said === '' ? null : (
          <span key={column.name} title={`${label}: ${said}`}>
            {columns.length > 1 ? `${label}: ${said}` : said}
          </span>
        );
      })}
    </Muted>
  );
}

interface ColumnCellProps {
  readonly group: DocumentGroup;
  readonly columns: readonly TypeColumn[];
  readonly details: ListDetails | null;
}

/** The menu of all actions on a document. */
export function RowActions({
  title,
  sections,
}: {
  readonly title: string;
  readonly sections: ReturnType<DocumentActions['list']>;
}) {
  const { t } = useMessages();
  const items = sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => [
      ...(index > 0 ? [{ type: 'divider' as const, key: `line-${index}` }] : []),
      ...section.map(({ key, label, isDanger = false, run }) => ({ key, label, danger: isDanger, onClick: run })),
    ]);
  if (items.length === 0) return null;
  return <RowMenu label={t('desk.documents.actionsFor', { title })} items={items} />;
}

const Version = styled.div`
  display: grid;
  flex: 1;
  gap: 1px;
  min-width: 0;

  & > a,
  & > strong {
    overflow: hidden;
    color: ${tone.text};
    font-size: 0.875rem;
    font-weight: 550;
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > span {
    display: flex;
    gap: 0.625rem;
    min-width: 0;
  }
  & time {
    flex: none;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
    white-space: nowrap;
  }
  & code {
    overflow: hidden;
    min-width: 0;
    color: ${tone.textMuted};
    font-family: ${theme.font.code};
    font-size: 0.75rem;
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Behind = styled.span`
  flex: none;
  color: ${tone.caution};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  white-space: nowrap;
`;

const Missing = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.5rem;
`;

const Muted = styled.div`
  display: grid;
  color: ${tone.textMuted};
  font-size: 0.8125rem;
  line-height: 1.5;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Filed = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  color: ${tone.textMuted};
  font-size: 0.8125rem;
  line-height: 1.5;

  & > img {
    flex: none;
    width: 3rem;
    height: 2.25rem;
    border-radius: 2px;
    object-fit: cover;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
