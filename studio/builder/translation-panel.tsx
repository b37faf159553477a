import { Fragment, useMemo } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { LinkSearchProvider } from '../controls/field-host.ts';
import { otherOf } from '../document/edit-field.ts';
import { idOf } from '../document/proposals.ts';
import { useSession } from '../session-context.tsx';
import { DriftPanel, type DriftPanelProps } from '../translation/drift-panel.tsx';
import { StructureProposals } from '../translation/structure-proposals.tsx';
import * as acts from '../translation/translation-acts.ts';
import { createLookups, pickNothing } from './create-lookups.ts';
import { sourceLocaleOf } from './known-documents.ts';
import { MissingLanguage } from './missing-language.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import type { PageChecks } from './use-page-checks.ts';

interface Beside {
  /** Shows a block, or the page itself (null), in the language that is open. */
  onSelect(blockId: string | null): void;
  onGoTo(locale: Locale, target: FieldTarget): void;
  /** This language was edited, whichever is open. */
  onWritten(locale: Locale): void;
}

export interface TranslationPanelProps extends Beside {
  readonly checks: PageChecks;
  /** The seed of the page's waveform. */
  readonly signature: string;
  readonly selection: string | null;
  /** How often the user has requested the next text since the panel was opened. */
  readonly asked: number;
}

/** Lists all differences between the languages of a page, to be translated, copied over or settled right there. */
export function TranslationPanel({ checks, signature, selection, asked, ...beside }: TranslationPanelProps) {
  const { session } = useOpenedPage();
  const { source, translation } = useLanguages();
  const editing = editingBeside(session, beside.onWritten);
  const draft = session.drafts()[translation];
  if (!draft) return <MissingLanguage locale={translation} signature={signature} />;
  return (
    <>
      <StructureProposals
        differences={checks.structure}
        source={source}
        translation={translation}
        draft={draft}
        onFollow={(proposal) => acts.follow(editing, translation, proposal)}
        onFollowAdditions={(to) => acts.bringAdditions(editing, to)}
        onBringBack={(node) => acts.bringBlock(editing, source, node)}
        onSettle={(id) => acts.settle(editing, translation, id)}
        onProposeAgain={(id) => acts.proposeAgain(editing, translation, id)}
        onGoTo={(proposal) =>
          beside.onGoTo(proposal.kind === 'add' ? source : translation, { blockId: idOf(proposal), path: [] })
        }
      />
      <Texts
        key={translation}
        {...beside}
        to={translation}
        drifts={checks.drifts}
        isQuiet={checks.structure.open.length > 0}
        asked={asked}
        selection={selection}
      />
      <Texts key={source} {...beside} to={source} drifts={checks.brought} isQuiet />
    </>
  );
}

export interface BlockTranslationProps extends Beside {
  readonly checks: PageChecks;
  readonly blockId: string;
}

/** The out-of-date texts of one block, shown below its fields. */
export function BlockTranslation({ checks, blockId, ...beside }: BlockTranslationProps) {
  const { source, translation } = useLanguages();
  const isOwn = (drift: Drift) => drift.blockId === blockId;
  return (
    <Fragment key={blockId}>
      <Texts key={translation} {...beside} to={translation} drifts={checks.drifts.filter(isOwn)} isQuiet />
      <Texts key={source} {...beside} to={source} drifts={checks.brought.filter(isOwn)} isQuiet />
    </Fragment>
  );
}

type TextsProps = Beside &
  Pick<DriftPanelProps, 'drifts' | 'isQuiet' | 'asked' | 'selection'> & {
    /** The language of the texts. */
    readonly to: Locale;
  };

function Texts({ to, onSelect, onGoTo, onWritten, ...shown }: TextsProps) {
  const { session, fields } = useOpenedPage();
  const { client } = useSession();
  const search = useMemo(() => ({ lookups: createLookups(client, to, pickNothing), locale: to }), [client, to]);
  const editing = { ...editingBeside(session, onWritten), fields };
  const draft = session.drafts()[to];
  if (!draft) return null;
  return (
    <LinkSearchProvider value={search}>
      <DriftPanel
        {...shown}
        source={otherOf(to)}
        translation={to}
        draft={draft}
        fields={fields}
        onGoTo={({ blockId, path }) => onGoTo(to, { blockId: blockId === '' ? null : blockId, path })}
        onLook={({ blockId }) => onSelect(blockId === '' ? null : blockId)}
        onStillRight={(drift) => acts.confirmText(editing, to, drift)}
        onBring={(drift) => acts.bringLacking(editing, to, drift)}
        onTranslate={(drift, text) => acts.translate(editing, to, drift, text)}
      />
    </LinkSearchProvider>
  );
}

function useLanguages() {
  const { session, known } = useOpenedPage();
  const source = sourceLocaleOf(known.get(), session.drafts());
  return { source, translation: otherOf(source) };
}

/** Wraps editing so that each edit first reports the language it is in. */
function editingBeside({ drafts, edit }: acts.Editing, onWritten: Beside['onWritten']): acts.Editing {
  return {
    drafts,
    edit(locale, ...step) {
      onWritten(locale);
      return edit(locale, ...step);
    },
  };
}
