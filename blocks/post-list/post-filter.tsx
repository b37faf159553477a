import type { BlockHost } from '../block-props.ts';
import messages from './messages.json';

interface Props {
  readonly terms: readonly string[];
  readonly host: BlockHost;
}

/** How many terms a list can be narrowed by: the style sheet knows them by their place. */
export const mostTerms = 12;

/** Radio buttons and a style sheet, as the filter of cases: it works without a script. */
export function PostFilter({ terms, host }: Props) {
  const words = messages[host.locale];
  const options = [{ value: 'all', label: words.all }, ...terms.map((label, place) => ({ value: `${place}`, label }))];
  return (
    <fieldset className="post-filter" aria-label={words.filter}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={`${host.id}-filter`} value={value} defaultChecked={value === 'all'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
