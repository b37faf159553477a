import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { tone } from '#ui/theme.ts';
import type { TermHit } from '../canvas/lookups.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';
import { useFieldHost } from './field-host.ts';

/** A choice of the categories or tags that exist in the language of the page. */
export function TermControl({ field, value, onCommit, isReadOnly, isInvalid, id, describedBy }: ControlProps<'term'>) {
  const { t } = useMessages();
  const terms = useTerms();
  const chosen = useChosenTerm(typeof value === 'number' ? value : null);
  const isListed = terms?.some((term) => term.id === chosen.id) ?? false;
  return (
    <TermBox>
      <select
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        disabled={isReadOnly}
        value={chosen.id ?? ''}
        onChange={(event) => onCommit(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      >
        <option value="">{t('controls.term.none')}</option>
        {chosen.id !== null && !isListed && <option value={chosen.id}>{chosen.name || `#${chosen.id}`}</option>}
        {field.from.map((taxonomy) => (
          <TermOptions key={taxonomy} label={t(`controls.term.${taxonomy}`)} terms={terms} taxonomy={taxonomy} />
        ))}
      </select>
      {chosen.isMissing && <p>{t('controls.term.missing')}</p>}
    </TermBox>
  );
}

interface TermOptionsProps {
  readonly label: string;
  readonly terms: readonly TermHit[] | null;
  readonly taxonomy: Taxonomy;
}

function TermOptions({ label, terms, taxonomy }: TermOptionsProps) {
  const own = terms?.filter((term) => term.taxonomy === taxonomy) ?? [];
  if (own.length === 0) return null;
  return (
    <optgroup label={label}>
      {own.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

/** All terms, or null until they are loaded. Failed requests are repeated every few seconds. */
function useTerms(): readonly TermHit[] | null {
  const { lookups, locale } = useFieldHost();
  const [terms, setTerms] = useState<readonly TermHit[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      lookups.listTerms(locale, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setTerms(found);
        },
        () => {
          if (!controller.signal.aborted) timer = setTimeout(ask, 5_000);
        },
      );
    };
    ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [lookups, locale]);
  return terms;
}

/** The term to show for a stored id: its counterpart in the page's language, which may have a different id. */
function useChosenTerm(stored: number | null): { id: number | null; name: string; isMissing: boolean } {
  const { cache } = useFieldHost();
  const reference = stored === null ? null : { kind: 'term' as const, id: stored };
  useSyncExternalStore(cache.subscribe, () => (reference ? cache.stampOf([reference]) : ''));
  if (!reference) return { id: null, name: '', isMissing: false };
  const term = cache.resolver.term(reference.id);
  return { id: term?.id ?? reference.id, name: term?.name ?? '', isMissing: cache.isKnown(reference) && !term };
}

const TermBox = styled.div`
  select {
    ${fieldBox}
    cursor: pointer;
  }
  p {
    margin-block-start: 0.25rem;
    color: ${tone.caution};
    font-size: 0.75rem;
    line-height: 1.5;
  }
`;
