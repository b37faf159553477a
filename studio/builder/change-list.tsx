import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { tone } from '#ui/theme.ts';
import { shorten, titleOf, wordsOf } from '../canvas/node-title.ts';
import { pageFieldNames } from '../document/page-field-names.ts';
import type { MessageKey, Translate } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { type ChangeSummary, isUnchanged } from './summarize-changes.ts';

/** The differences in one line of text; empty if there are none. */
export function printChanges(summary: ChangeSummary, uiLocale: Locale, t: Translate): string {
  const parts = kinds.flatMap((kind) =>
    summary[kind].length > 0
      ? [
          t('builder.changes.part', {
            what: t(`builder.changes.${kind}`),
            names: printNodes(summary[kind], 3, uiLocale, t),
          }),
        ]
      : [],
  );
  const fields = printFields(summary, t);
  const page = fields === '' ? [] : [t('builder.changes.part', { what: t('builder.changes.fields'), names: fields })];
  return [...parts, ...page].join(t('builder.changes.semicolon'));
}

function printFields({ fields }: ChangeSummary, t: Translate): string {
  const names = fields.map((field) => t(pageFieldNames[field] ?? 'builder.changes.otherField'));
  return [...new Set(names)].join(t('builder.changes.comma'));
}

/** The names of the blocks, each with its first words; at most `most` of them. */
function printNodes(nodes: readonly DocumentNode[], most: number, uiLocale: Locale, t: Translate): string {
  const shown = nodes.slice(0, most).map((node) => {
    const words = shorten(wordsOf(node), 32);
    return words === ''
      ? titleOf(node, uiLocale)
      : t('builder.changes.block', { block: titleOf(node, uiLocale), words });
  });
  const more = nodes.length - shown.length;
  const names = shown.join(t('builder.changes.comma'));
  return more > 0 ? `${names} ${t('builder.changes.more', { count: more })}` : names;
}

const kinds = ['added', 'changed', 'moved', 'removed'] as const;

/** Lists the differences between two states of a page. */
export function ChangeList({ summary }: { readonly summary: ChangeSummary }) {
  const { t } = useMessages();
  if (isUnchanged(summary)) return <p>{t('builder.changes.none')}</p>;
  const names = printFields(summary, t);
  return (
    <List>
      {kinds.map((kind) =>
        summary[kind].length > 0 ? <Row key={kind} label={`builder.changes.${kind}`} nodes={summary[kind]} /> : null,
      )}
      {names !== '' && (
        <div>
          <dt>{t('builder.changes.fields')}</dt>
          <dd>{names}</dd>
        </div>
      )}
    </List>
  );
}

function Row({ label, nodes }: { readonly label: MessageKey; readonly nodes: readonly DocumentNode[] }) {
  const { t, uiLocale } = useMessages();
  return (
    <div>
      <dt>
        {t(label)} <span>{nodes.length}</span>
      </dt>
      <dd>{printNodes(nodes, 8, uiLocale, t)}</dd>
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
