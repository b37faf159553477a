import { Grid, Table, type TableProps } from 'antd';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { contentTypes } from '#contract/content-types.ts';
import { theme, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ListedGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { languageNames } from '../parts/language-names.ts';
import { TableFrame } from '../parts/table-frame.ts';
import { ColumnCell, FiledUnder, Modified, RowActions, VersionCell } from './document-cells.tsx';
import { readState } from './document-state.ts';
import { type GroupNode, titleOf } from './group-tree.ts';
import type { TypeColumn } from './type-columns.ts';
import type { DocumentActions } from './use-document-actions.ts';
import type { ListDetails } from './use-list-details.ts';

export interface DocumentTableProps {
  readonly nodes: readonly GroupNode[];
  readonly isTree: boolean;
  readonly isTrash: boolean;
  readonly isFiltered: boolean;
  readonly collapsed: ReadonlySet<string>;
  /** Null for types without terms. */
  readonly details: ListDetails | null;
  /** The content type's own columns. */
  readonly columns: readonly TypeColumn[];
  readonly actions: DocumentActions;
  onCollapse(group: string, isCollapsed: boolean): void;
}

interface Row {
  readonly key: string;
  readonly group: ListedGroup;
  readonly children?: Row[];
}

/** Both language versions of each document side by side; pages nested below their parents. */
export function DocumentTable(props: DocumentTableProps) {
  const { nodes, isTree, isTrash, isFiltered, collapsed, details, columns: ownColumns, actions, onCollapse } = props;
  const { t, uiLocale } = useMessages();
  const screens = Grid.useBreakpoint();
  const rows = useMemo(() => nodes.map(toRow), [nodes]);
  const open = useMemo(() => listOpen(nodes, isFiltered ? null : collapsed), [nodes, isFiltered, collapsed]);
  // The interface language first: that is how its user looks for a page.
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
  // Without room for a column each, the type's own columns share one.
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

/** Keeps both languages readable, however many columns there are. */
function minWidthOf(columns: readonly { readonly width?: string | number }[]): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 168), 0);
}

/** A group with children is expandable even while they are not loaded. */
function toRow({ group, children }: GroupNode): Row {
  return { key: group.id, group, ...(group.childCount > 0 && { children: children.map(toRow) }) };
}

function listOpen(nodes: readonly GroupNode[], collapsed: ReadonlySet<string> | null): string[] {
  return nodes.flatMap(({ group, children }) => [
    ...(collapsed?.has(group.id) ? [] : [group.id]),
    ...listOpen(children, collapsed),
  ]);
}

const Framed = styled(TableFrame)`
  /* Only in trees: a flex cell is not as tall as its row. */
  & .ant-table-cell-with-append:has(> button) {
    display: flex;
    align-items: start;
  }
  /* Ancestors of matches. */
  & .is-context > .ant-table-cell {
    background-color: ${tone.surfaceSunken};
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
