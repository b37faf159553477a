import { styled } from 'styled-components';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { tone } from '#ui/theme.ts';

export interface NamedPageProps {
  readonly title: string;
  /** The language of the title. */
  readonly locale: Locale;
  /** Its address, and what else tells it from others. */
  readonly about: string;
  /** The number of its ancestors in the list. */
  readonly depth?: number;
}

/** A page in the list of a select: its title and its address. */
export function NamedPage({ title, locale, about, depth = 0 }: NamedPageProps) {
  return (
    <Line style={{ paddingInlineStart: `${depth}rem` }}>
      <bdi lang={languageTags[locale]}>{title}</bdi>
      <small>{about}</small>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: baseline;
  justify-content: space-between;

  & > small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }
`;
