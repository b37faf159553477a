import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { placeOf } from '#cms-schema/fields/field-place.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { Button } from '#ui/button.tsx';
import { theme, tone } from '#ui/theme.ts';
import { shorten, titleOf } from '../canvas/node-title.ts';
import type { Conflict } from '../document/conflict.ts';
import { findBlock, findNode } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { useOpenedPage } from './opened-page-context.ts';

/**
 * Shows conflicting changes side by side. Both versions are kept, and nothing is overwritten, until the editor chooses.
 */
export function ConflictDialog({ locale, onClose }: { readonly locale: Locale; onClose(): void }) {
  const { t } = useMessages();
  const { session } = useOpenedPage();
  const conflicts = session.conflicts(locale);
  return (
    <Dialog
      title={t('builder.conflict.title', { count: conflicts.length })}
      width={52}
      onClose={onClose}
      actions={
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('builder.conflict.later')}
        </Button>
      }
    >
      <Body>
        <p>{t('builder.conflict.about', { language: t(`builder.language.${locale}`) })}</p>
        {conflicts.map((conflict) => (
          <ConflictCard
            key={`${conflict.kind}-${conflict.blockId}-${'path' in conflict ? conflict.path.join('.') : ''}`}
            conflict={conflict}
            locale={locale}
            onDecide={(choice) => {
              session.decide(locale, conflict, choice);
              if (session.conflicts(locale).length === 0) onClose();
            }}
          />
        ))}
      </Body>
    </Dialog>
  );
}

interface ConflictCardProps {
  readonly conflict: Conflict;
  readonly locale: Locale;
  onDecide(choice: 'mine' | 'theirs'): void;
}

function ConflictCard({ conflict, locale, onDecide }: ConflictCardProps) {
  const name = useConflictName(conflict, locale);
  const { t } = useMessages();
  const [mine, theirs] = useSides(conflict);
  const other = useOtherSide(locale);
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <div className="sides" lang={languageTags[locale]}>
        <Side
          label={t('builder.conflict.mine')}
          text={mine}
          button={t('builder.conflict.keepMine')}
          onChoose={() => onDecide('mine')}
        />
        <Side label={other.label} text={theirs} button={other.button} onChoose={() => onDecide('theirs')} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly label: string;
  readonly text: string;
  readonly button: string;
  onChoose(): void;
}

function Side({ label, text, button, onChoose }: SideProps) {
  const { uiLocale } = useMessages();
  return (
    <div>
      <p className="label" lang={languageTags[uiLocale]} dir="auto">
        {label}
      </p>
      <blockquote>{text}</blockquote>
      <SmallButton lang={languageTags[uiLocale]} onClick={onChoose}>
        {button}
      </SmallButton>
    </div>
  );
}

/** The name of the person on the other side: who wrote the unpublished work, or saved the document last. */
function useOtherSide(locale: Locale): { readonly label: string; readonly button: string } {
  const { t } = useMessages();
  const { session, known, userId } = useOpenedPage();
  const side = session.conflictSide(locale);
  const saver = known.get()[locale]?.modifiedBy ?? null;
  const name = side.kind === 'person' ? side.name : (saver?.name ?? '');
  if (side.kind === 'own' || (side.kind === 'document' && saver?.id === userId))
    return { label: t('builder.conflict.mineElsewhere'), button: t('builder.conflict.takeElsewhere') };
  if (name === '') return { label: t('builder.conflict.theirs'), button: t('builder.conflict.takeTheirs') };
  return { label: name, button: t('builder.conflict.takeFrom', { name }) };
}

function useConflictName(conflict: Conflict, locale: Locale): string {
  const { t, uiLocale } = useMessages();
  const { session } = useOpenedPage();
  const nodes = session.drafts()[locale]?.nodes ?? [];
  const node = conflict.blockId === null ? null : findNode(nodes, conflict.blockId);
  const block = node ? titleOf(node, uiLocale) : t('builder.page.title');
  if (conflict.kind === 'deleted' || conflict.kind === 'node') return block;
  const holder = conflict.blockId === null ? null : findBlock(nodes, conflict.blockId);
  const fields = holder ? definitions.get(holder.type)?.fields : undefined;
  const place = fields && holder ? placeOf(fields, holder.attributes, conflict.path) : conflict.path;
  const label = fields ? namePlace(fields, place, uiLocale) : null;
  return `${block} · ${label ?? conflict.path.join(' · ')}`;
}

function useSides(conflict: Conflict): readonly [mine: string, theirs: string] {
  const { t, uiLocale } = useMessages();
  if (conflict.kind === 'field') {
    const print = (value: JsonValue | undefined) => printValue(value) || t('builder.conflict.empty');
    return [print(conflict.mine), print(conflict.theirs)];
  }
  if (conflict.kind === 'node') return [titleOf(conflict.mine, uiLocale), titleOf(conflict.theirs, uiLocale)];
  const deleted = t('builder.conflict.deleted');
  if (conflict.deletedBy === 'mine') return [deleted, t('builder.conflict.theyKept')];
  const what = conflict.kind === 'item' ? printItem(conflict.item) : titleOf(conflict.node, uiLocale);
  return [t('builder.conflict.edited', { block: what }), deleted];
}

function printValue(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.startsWith('<') ? htmlToText(value) : value;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** The texts of a list item, to recognise it by. */
function printItem(item: JsonValue): string {
  const values = isJsonObject(item) ? Object.entries(item).filter(([key]) => key !== 'id') : [];
  const words = values.flatMap(([, value]) => (typeof value === 'string' ? [printValue(value)] : []));
  return shorten(words.filter(Boolean).join(' · '));
}

const Body = styled.div`
  display: grid;
  gap: 1rem;

  > p {
    color: ${tone.textMuted};
  }
  h3 {
    margin-block-end: 0.375rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    gap: 0.75rem;
  }
  .sides > div {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 0.5rem;
    padding: 0.75rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.medium};
  }
  .label {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  blockquote {
    max-height: 12rem;
    margin: 0;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
