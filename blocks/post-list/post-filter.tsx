import type { BlockHost } from '../block-props.ts';
import messages from './messages.json';

interface Props {
  readonly terms: readonly string[];
  readonly host: BlockHost;
}

/** Maximum number of terms in the filter: the style sheet has a rule for each position. */
export const mostTerms = 12;

/** A filter of radio buttons and a style sheet, like that of cases, so it works without a script. */
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
