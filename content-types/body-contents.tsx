import type { Locale } from '#cms-schema/locale.ts';
import messages from './messages.json';
import { SideList } from './side-list.tsx';
import type { BodyHeading } from './template-props.ts';

interface Props {
  readonly headings: readonly BodyHeading[];
  readonly locale: Locale;
}

/** Where the sections of a long text are, for two headings or more; nothing otherwise. On a phone it is folded. */
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
