import { Button, Grid, Table, type TableProps } from 'antd';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { DocumentState } from '#contract/document-state.ts';
import { theme, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary, ListedGroup } from '../../cms/document-model.ts';
import { pickThumbnail } from '../../cms/media-calls.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useScheduleErrorText } from '../../schedule-trouble.ts';
import { DateText, formatMoment } from '../parts/date-text.tsx';
import { languageNames } from '../parts/language-names.ts';
import { RowMenu } from '../parts/row-menu.tsx';
import { StatusChip } from '../parts/status-chip.tsx';
import { readState } from './document-state.ts';
import { type GroupNode, titleOf } from './group-tree.ts';
import { printColumn, readColumn, type TypeColumn } from './type-columns.ts';
import type { DocumentActions } from './use-document-actions.ts';
import type { ListDetails } from './use-list-details.ts';

export interface DocumentTableProps {
  readonly nodes: readonly GroupNode[];
  readonly isTree: boolean;
  readonly isTrash: boolean;
  readonly isFiltered: boolean;
  readonly collapsed: ReadonlySet<string>;
  /** Null for types that name no terms. */
  readonly details: ListDetails | null;
  /** Of the type's own fields. */
  readonly columns: readonly TypeColumn[];
  readonly actions: DocumentActions;
  onCollapse(group: string, isCollapsed: boolean): void;
}

interface Row {
  readonly key: string;
  readonly group: ListedGroup;
  readonly children?: Row[];
}

/** Both languages of each document side by side; pages below their parents. */
export function DocumentTable(props: DocumentTableProps) {
  const { nodes, isTree, isTrash, isFiltered, collapsed, details, columns: ownColumns, actions, onCollapse } = props;
  const { t, uiLocale } = useMessages();
  const screens = Grid.useBreakpoint();
  const rows = useMemo(() => nodes.map(toRow), [nodes]);
  const open = useMemo(() => listOpen(nodes, isFiltered ? null : collapsed), [nodes, isFiltered, collapsed]);
  // The language of the studio first: that is the one its user looks for a page by.
  const order = uiLocale === 'zh' ? locales : locales.toReversed();
  const cell = (group: ListedGroup, locale: Locale) => (
    <VersionCell
      group={group}
      locale={locale}
      state={readState(group.versions[locale])}
      behind={group.behind[locale]}
      isTrash={isTrash}
      onTranslate={() => actions.translate(group, locale)}
    />
  );
  const rowActions = (group: ListedGroup) => (
    <RowActions title={titleOf(group, uiLocale)} sections={actions.list(group, isTrash)} />
  );
  const isNarrow = screens.md === false;
  const type = nodes[0]?.group.type;
  // Where there is no room for a column each, they share one.
  const sharing = screens.xl === false ? [ownColumns] : ownColumns.map((column) => [column]);
  const typeColumns = sharing
    .filter(({ length }) => length > 0)
    .map((columns) => ({
      key: `own-${columns[0]?.name}`,
      title: columns.length === 1 ? columns[0]?.field.label[uiLocale] : t('desk.documents.ownFields'),
      width: 144,
      render: (_: unknown, { group }: Row) => <ColumnCell group={group} columns={columns} details={details} />,
    }));
  const columns: TableProps<Row>['columns'] = isNarrow
    ? [
        {
          key: 'both',
          title: t('desk.documents.title'),
          render: (_, { group }) => (
            <Both>
              {order.map((locale) => (
                <div key={locale}>{cell(group, locale)}</div>
              ))}
            </Both>
          ),
        },
        {
          key: 'actions',
          width: 48,
          align: 'end',
          title: <VisuallyHidden>{t('desk.documents.actions')}</VisuallyHidden>,
          render: (_, { group }) => rowActions(group),
        },
      ]
    : [
        ...order.map((locale) => ({
          key: locale,
          title: t(languageNames[locale]),
          render: (_: unknown, { group }: Row) => cell(group, locale),
        })),
        ...(details && type !== undefined && contentTypes[type].taxonomies.length > 0
          ? [
              {
                key: 'filing',
                title: t('filing.filed'),
                width: 200,
                render: (_: unknown, { group }: Row) => <FiledUnder group={group} details={details} />,
              },
            ]
          : []),
        ...typeColumns,
        {
          key: 'modified',
          title: t('desk.documents.modified'),
          width: 152,
          render: (_, { group }) => <Modified group={group} />,
        },
        {
          key: 'actions',
          width: 56,
          align: 'end',
          title: <VisuallyHidden>{t('desk.documents.actions')}</VisuallyHidden>,
          render: (_, { group }) => rowActions(group),
        },
      ];
  return (
    <Framed>
      <Table<Row>
        size="small"
        tableLayout="fixed"
        scroll={isNarrow ? {} : { x: minWidthOf(columns ?? []) }}
        columns={columns}
        dataSource={rows}
        pagination={false}
        rowClassName={({ group }) => (group.isContext ? 'is-context' : '')}
        expandable={{
          expandedRowKeys: open,
          indentSize: 20,
          onExpand: (isOpen, { key }) => onCollapse(key, !isOpen),
          expandIcon: ({ expanded, record, onExpand }) =>
            isTree ? (
              <Twist
                type="button"
                data-open={expanded}
                hidden={isFiltered || record.group.childCount === 0}
                aria-expanded={expanded}
                aria-label={t(expanded ? 'desk.documents.collapse' : 'desk.documents.expand', {
                  title: titleOf(record.group, uiLocale),
                })}
                onClick={(event) => onExpand(record, event)}
              >
                <StudioIcon name="chevron-right" size={14} />
              </Twist>
            ) : null,
        }}
      />
    </Framed>
  );
}

/** Both languages stay readable, however many columns stand beside them. */
function minWidthOf(columns: readonly { readonly width?: string | number }[]): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 168), 0);
}

/** What has something below it is a branch, also while that is not here. */
function toRow({ group, children }: GroupNode): Row {
  return { key: group.id, group, ...(group.childCount > 0 && { children: children.map(toRow) }) };
}

function listOpen(nodes: readonly GroupNode[], collapsed: ReadonlySet<string> | null): string[] {
  return nodes.flatMap(({ group, children }) => [
    ...(collapsed?.has(group.id) ? [] : [group.id]),
    ...listOpen(children, collapsed),
  ]);
}

interface VersionCellProps {
  readonly group: DocumentGroup;
  readonly locale: Locale;
  readonly state: DocumentState;
  /** Texts that are behind the other language. */
  readonly behind: number;
  readonly isTrash: boolean;
  onTranslate(): void;
}

function VersionCell({ group, locale, state, behind, isTrash, onTranslate }: VersionCellProps) {
  const { t, uiLocale } = useMessages();
  const explainChange = useScheduleErrorText();
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
        <strong lang={languageTags[locale]}>{title}</strong>
      ) : (
        <StudioLink to={builderPath(group.type, version.id)} lang={languageTags[locale]}>
          {title}
        </StudioLink>
      )}
      <span>
        <StatusChip state={state} title={trouble ?? (due ? formatMoment(due, languageTags[uiLocale]) : undefined)} />
        {state === 'changeScheduled' && due ? (
          <time dateTime={due}>{printDue(due, languageTags[uiLocale])}</time>
        ) : null}
        {behind > 0 && !isTrash ? (
          <Behind title={t('desk.documents.behindAbout', { count: behind })}>
            {t('desk.documents.behindCount', { count: behind })}
          </Behind>
        ) : null}
        {isTrash ? null : <code title={printPath(version)}>{printPath(version)}</code>}
      </span>
    </Version>
  );
}

/** Short: the year is in the chip's title. */
function printDue(due: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    new Date(due),
  );
}

function printPath({ path, slug, locale }: DocumentSummary): string {
  return path === null ? slug : localizePath(path, locale);
}

function Modified({ group }: { readonly group: DocumentGroup }) {
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

/** Picture, categories and tags, of the studio's language where it has them. */
function FiledUnder({ group, details }: { readonly group: DocumentGroup; readonly details: ListDetails }) {
  const { t, uiLocale } = useMessages();
  const versions = listVersions(group.versions).toSorted((a) => (a.locale === uiLocale ? -1 : 1));
  const picture = versions.flatMap(({ featuredMediaId }) => details.pictures.get(featuredMediaId ?? 0) ?? [])[0];
  const filed = versions.map(({ categories, tags }) => [...categories, ...tags]).find((ids) => ids.length > 0) ?? [];
  const names = details.terms.filter(({ id }) => filed.includes(id)).map(({ name }) => name);
  const list = names.join(t('builder.changes.comma'));
  return (
    <Filed>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the media library has made its sizes already
        <img src={pickThumbnail(picture)} alt={picture.alt[uiLocale]} loading="lazy" />
      ) : null}
      <span title={list}>{list}</span>
    </Filed>
  );
}

/** Fields of the type's own. */
function ColumnCell({ group, columns, details }: ColumnCellProps) {
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

function RowActions({
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

const Framed = styled.div`
  overflow: hidden;
  border: 1px solid ${tone.line};
  border-radius: 8px;
  background-color: ${tone.surfaceRaised};

  /* Only where there is a tree: a flexible cell is not as high as its row. */
  & .ant-table-cell-with-append:has(> button) {
    display: flex;
    align-items: start;
  }
  & .ant-table-row:last-child > .ant-table-cell {
    border-bottom: 0;
  }
  /* What stands above what was looked for. */
  & .is-context > .ant-table-cell {
    background-color: ${tone.surfaceSunken};
  }
`;

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

const Behind = styled.em`
  flex: none;
  color: ${tone.caution};
  font-size: 0.75rem;
  font-style: normal;
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

const Both = styled.div`
  display: grid;
  flex: 1;
  gap: 0.5rem;
  min-width: 0;
`;

const Twist = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline: -0.375rem 0.25rem;
  border-radius: ${theme.radius.small};
  color: ${tone.textMuted};
  cursor: pointer;

  &[hidden] {
    display: inline-grid;
    visibility: hidden;
  }
  & > svg {
    transition: transform ${theme.duration.press} ${theme.ease.out};
  }
  &[data-open='true'] > svg {
    transform: rotate(90deg);
  }
  &:focus-visible {
    outline: 2px solid ${tone.focus};
  }
`;
