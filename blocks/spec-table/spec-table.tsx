import type { CSSProperties } from 'react';
import { CheckField } from '#ui/field.tsx';
import { headingId } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { compareValues } from './compare-values.ts';
import messages from './messages.json';
import { SpecTableFrame } from './spec-table-frame.tsx';
import { SpecValue } from './spec-value.tsx';

type Props = BlockProps<typeof definition>;

/**
 * Products compared row by row. In narrow containers each label is above its values, so that the products stay side by side
 * under their names and nothing scrolls sideways. ARIA roles are explicit, because that layout changes the table's `display`.
 */
export function SpecTable({ heading, intro, columns, groups, caption, highlightDifferences, tone, host }: Props) {
  const words = messages[host.locale];
  const compared = highlightDifferences && columns.length > 1;
  const bodies = groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => {
      const cells = columns.map((_, index) => row.values[index] ?? blankValue);
      const apart = compareValues(cells.map(({ figure, words, mark }) => `${mark} ${figure} ${words}`));
      return { ...row, cells, apart, isSame: !apart.includes(true) };
    }),
  }));
  const rows = bodies.flatMap((body) => body.rows);
  const canHide = compared && rows.some(({ isSame }) => isSame) && rows.some(({ isSame }) => !isSame);
  const style: CSSProperties & { '--columns': number; '--stripes': string } = {
    '--columns': columns.length,
    '--stripes': columns.flatMap(({ isHighlighted }, index) => (isHighlighted ? [stripe(index)] : [])).join() || 'none',
  };
  return (
    <SpecTableFrame
      host={host}
      tone={tone}
      labelled={heading !== ''}
      width={columns.length < 3 && !heading ? 'content' : 'page'}
    >
      <div className="spec-body" data-columns={columns.length} style={style}>
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : 'section'}
          className="spec-head"
        />
        {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles in WebKit */}
        {/* biome-ignore-start lint/a11y/useSemanticElements: the same */}
        <table
          role="table"
          aria-labelledby={heading ? headingId(host) : undefined}
          data-compared={compared || undefined}
        >
          {(caption || heading) && <caption className={caption ? undefined : 'h-hidden'}>{caption || heading}</caption>}
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className="spec-corner">
                {canHide && (
                  <CheckField
                    label={words.onlyDifferences}
                    name="only-differences"
                    id={`${host.id}-only-differences`}
                    autoComplete="off"
                  />
                )}
              </td>
              {columns.map(({ name, note, isHighlighted }, index) => (
                <th
                  key={`${index} ${name}`}
                  role="columnheader"
                  scope="col"
                  data-highlighted={isHighlighted || undefined}
                >
                  <span className="spec-name">{name}</span>
                  {note && <span className="spec-note">{note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          {bodies.map(({ title, rows }, index) => (
            <tbody
              key={`${index} ${title}`}
              role="rowgroup"
              data-same={rows.every(({ isSame }) => isSame) || undefined}
            >
              {title && (
                <tr role="row" className="spec-group">
                  <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
                    {title}
                  </th>
                </tr>
              )}
              {rows.map(({ label, note, unit, cells, apart, isSame }, index) => (
                <tr key={`${index} ${label}`} role="row" data-same={isSame || undefined}>
                  <th role="rowheader" scope="row">
                    {label}
                    {note && <span className="spec-note">{note}</span>}
                  </th>
                  {cells.map((value, index) => (
                    <td
                      key={`${index} ${columns[index]?.name}`}
                      role="cell"
                      data-apart={(compared && apart[index]) || undefined}
                    >
                      <SpecValue {...value} unit={unit} labels={words} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </SpecTableFrame>
  );
}

/** The background of a highlighted column, painted behind all rows at once. */
function stripe(index: number): string {
  const edge = (column: number) => `calc(var(--label) + ${column} * (100% - var(--label)) / var(--columns))`;
  return `linear-gradient(90deg, transparent ${edge(index)}, var(--surface-raised) 0 ${edge(index + 1)}, transparent 0)`;
}

const blankValue = { figure: '', words: '', mark: 'none' } as const;
