import type { Locale } from '#cms-schema/locale.ts';
import messages from './messages.json';
import { SideList } from './side-list.tsx';
import type { BodyHeading } from './template-props.ts';

interface Props {
  readonly headings: readonly BodyHeading[];
  readonly locale: Locale;
}

/** The table of contents of a text with at least two headings, folded on a phone; otherwise nothing. */
export function BodyContents({ headings, locale }: Props) {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < 2) return null;
  return (
    <SideList label={messages[locale].contents} besideFrom="page">
      <ol>
        {shown.map(({ id, level, words }) => (
          <li key={id} data-depth={level - 2}>
            <a href={`#${encodeURIComponent(id)}`}>{words}</a>
          </li>
        ))}
      </ol>
    </SideList>
  );
}
