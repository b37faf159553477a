import { styled } from 'styled-components';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { tone } from '#ui/theme.ts';
import { shorten, titleOf, wordsOf } from '../canvas/node-title.ts';
import { pageFieldNames } from '../document/page-field-names.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { type ChangeSummary, isUnchanged } from './summarize-changes.ts';

/** Lists the differences between two states of a page. */
export function ChangeList({ summary }: { readonly summary: ChangeSummary }) {
  const { t } = useMessages();
  if (isUnchanged(summary)) return <p>{t('builder.changes.none')}</p>;
  const names = summary.fields.map((field) => t(pageFieldNames[field] ?? 'builder.changes.otherField'));
  return (
    <List>
      {(['added', 'changed', 'moved', 'removed'] as const).map((kind) =>
        summary[kind].length > 0 ? <Row key={kind} label={`builder.changes.${kind}`} nodes={summary[kind]} /> : null,
      )}
      {names.length > 0 && (
        <div>
          <dt>{t('builder.changes.fields')}</dt>
          <dd>{[...new Set(names)].join(t('builder.changes.comma'))}</dd>
        </div>
      )}
    </List>
  );
}

function Row({ label, nodes }: { readonly label: MessageKey; readonly nodes: readonly DocumentNode[] }) {
  const { t, uiLocale } = useMessages();
  const shown = nodes.slice(0, 8).map((node) => {
    const words = shorten(wordsOf(node), 32);
    return words === ''
      ? titleOf(node, uiLocale)
      : t('builder.changes.block', { block: titleOf(node, uiLocale), words });
  });
  const more = nodes.length - shown.length;
  return (
    <div>
      <dt>
        {t(label)} <span>{nodes.length}</span>
      </dt>
      <dd>
        {shown.join(t('builder.changes.comma'))}
        {more > 0 && ` ${t('builder.changes.more', { count: more })}`}
      </dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: 0.125rem;
  margin: 0;
  font-size: 0.8125rem;

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.5rem;
  }
  dt {
    color: ${tone.text};
  }
  dt span {
    color: ${tone.textMuted};
    font-variant-numeric: tabular-nums;
  }
  dd {
    margin: 0;
    color: ${tone.textMuted};
  }
`;
