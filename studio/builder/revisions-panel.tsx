import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { titleOf } from '../canvas/node-title.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { HistoryEntry } from '../cms/revision-calls.ts';
import type { Change } from '../document/change.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import type { PageDraft } from '../document/model.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { printMoment, zoneHere } from '../print-moment.ts';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { ChangeList, printChanges } from './change-list.tsx';
import { type EntryGroup, groupEntries } from './group-entries.ts';
import { MoveBack } from './move-back.tsx';
import { nameEntry } from './name-entry.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { SidePanel } from './side-panel.tsx';
import { draftOfEntry } from './stored-draft.ts';
import { isUnchanged, planBlockRestore, summarizeChanges, summarizeEntry } from './summarize-changes.ts';

export interface RevisionsPanelProps {
  readonly locale: Locale;
  onClose(): void;
  onPreview(revisionId: number): void;
}

/** The history of one language: what was done, by whom and when, what it changed, and restoring the page or a block. */
export function RevisionsPanel({ locale, onClose, onPreview }: RevisionsPanelProps) {
  const { t } = useMessages();
  const { known } = useOpenedPage();
  const item = known.get()[locale];
  return (
    <SidePanel title={t('builder.revisions.title', { language: t(`builder.language.${locale}`) })} onClose={onClose}>
      {item ? (
        <RevisionList key={item.id} item={item} onPreview={onPreview} />
      ) : (
        <Note>{t('builder.revisions.none')}</Note>
      )}
    </SidePanel>
  );
}

interface RevisionListProps {
  readonly item: DocumentItem;
  onPreview(revisionId: number): void;
}

/** Rows shown at first, and added by each “show earlier”. */
const STEP = 20;

function RevisionList({ item, onPreview }: RevisionListProps) {
  const { t } = useMessages();
  const { client } = useSession();
  const { session } = useOpenedPage();
  const errorText = useErrorText();
  const [count, setCount] = useState(STEP);
  const draft = session.drafts()[item.locale];
  const { value, error, reload } = useAnswer(`history-${item.id}-${item.revision}-${count}`, (signal) =>
    // One more than shown: what the last one changed is told by the state before it.
    client.revisions.history(item.type, item.id, count + 1, { signal }),
  );
  if (error && !value) {
    return (
      <Note role="alert">
        {errorText(error)} <SmallButton onClick={reload}>{t('builder.retry')}</SmallButton>
      </Note>
    );
  }
  if (!value || !draft) return <Note>{t('builder.loading')}</Note>;
  if (value.items.length === 0) return <Note>{t('builder.revisions.none')}</Note>;
  const hasMore = value.total > count;
  const groups = groupEntries(value.items);
  return (
    <>
      <Note>{t('builder.history.zone', { zone: zoneHere() })}</Note>
      <List>
        {(hasMore ? groups.slice(0, -1) : groups).map((group) => (
          <GroupRow key={group.last.id} group={group} item={item} draft={draft} onPreview={onPreview} />
        ))}
        {hasMore && (
          <li>
            <SmallButton onClick={() => setCount(count + STEP)}>{t('builder.revisions.more')}</SmallButton>
          </li>
        )}
      </List>
    </>
  );
}

interface RowProps {
  readonly item: DocumentItem;
  /** The page as it is now. */
  readonly draft: PageDraft;
  onPreview(revisionId: number): void;
}

/** A state, or the last one of a sitting's autosaves with the others below it. */
function GroupRow({ group, ...props }: RowProps & { readonly group: EntryGroup }) {
  const { t } = useMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const { last, earlier, before } = group;
  const count = earlier.length;
  return (
    <li>
      <EntryRow entry={last} before={isUnfolded ? (earlier[0] ?? before) : before} sitting={count + 1} {...props} />
      {count > 0 && (
        <SmallButton aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? t('builder.history.fold') : t('builder.history.unfold', { count })}
        </SmallButton>
      )}
      {isUnfolded && (
        <List>
          {earlier.map((entry, index) => (
            <li key={entry.id}>
              <EntryRow entry={entry} before={earlier[index + 1] ?? before} sitting={1} {...props} />
            </li>
          ))}
        </List>
      )}
    </li>
  );
}

interface EntryRowProps extends RowProps {
  readonly entry: HistoryEntry;
  readonly before: HistoryEntry | null;
  /** How many autosaves it stands for. */
  readonly sitting: number;
}

function EntryRow({ entry, before, sitting, item, draft, onPreview }: EntryRowProps) {
  const { t, uiLocale } = useMessages();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const summary = useMemo(() => summarizeEntry(entry, before, draft, item.type), [entry, before, draft, item.type]);
  const changes = summary ? printChanges(summary, uiLocale, t) : t('builder.history.first');
  const name = sitting > 1 ? t('builder.history.sitting', { count: sitting }) : nameEntry(entry, uiLocale, t);
  const by =
    entry.authorId === user.id ? t('builder.revisions.you') : entry.authorName || t('builder.revisions.somebody');
  return (
    <>
      <button type="button" className="head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <strong>{name}</strong>
        <span>
          {entry.at === null ? '' : printMoment(entry.at, uiLocale, 'short')} · <bdi>{by}</bdi>
        </span>
        {changes !== '' && <span>{changes}</span>}
      </button>
      {isOpen && <EntryDetail entry={entry} item={item} draft={draft} onPreview={onPreview} />}
    </>
  );
}

/** What is different now, and restoring all of it, one block, the slug or the parent page. The page stays where it is otherwise. */
function EntryDetail({ entry, item, draft, onPreview }: RowProps & { readonly entry: HistoryEntry }) {
  const { t, uiLocale } = useMessages();
  const { session } = useOpenedPage();
  const { locale, type } = item;
  const then = useMemo(() => draftOfEntry(entry, draft, type), [entry, draft, type]);
  const earlier = useMemo(() => ({ ...then, slug: draft.slug }), [then, draft.slug]);
  const summary = useMemo(() => summarizeChanges(earlier, draft), [draft, earlier]);
  const restore = (changes: readonly Change[]) => {
    session.edit(locale, { [locale]: changes }, { action: 'restore' });
    void session.flush({ isOnPurpose: true });
  };
  return (
    <div className="detail">
      <p>{t('builder.revisions.since')}</p>
      <ChangeList summary={summary} />
      <div className="acts">
        <SmallButton onClick={() => onPreview(entry.id)}>{t('builder.revisions.preview')}</SmallButton>
        <SmallButton disabled={isUnchanged(summary)} onClick={() => restore(diffDrafts(draft, earlier))}>
          {t('builder.revisions.restore')}
        </SmallButton>
      </div>
      {then.slug !== draft.slug && then.slug !== '' && (
        <button
          type="button"
          className="block"
          onClick={() => restore(diffDrafts(draft, { ...draft, slug: then.slug }))}
        >
          {t('builder.history.restoreAddress', { slug: then.slug })}
        </button>
      )}
      {entry.fields?.parentId !== undefined && item.canEdit && (
        <MoveBack item={item} parentId={entry.fields.parentId} />
      )}
      {summary.changed.map((node) => {
        const changes = planBlockRestore(draft, earlier, node.id);
        return changes.length === 0 ? null : (
          <button key={node.id} type="button" className="block" onClick={() => restore(changes)}>
            {t('builder.revisions.restoreBlock', { block: titleOf(node, uiLocale) })}
          </button>
        );
      })}
    </div>
  );
}

const Note = styled.p`
  padding: 0.875rem;
  color: ${tone.textMuted};
`;

const List = styled.ol`
  margin: 0;
  padding: 0.375rem;
  list-style: none;

  .head {
    display: grid;
    gap: 0.125rem;
    width: 100%;
    min-height: 2.25rem;
    padding: 0.375rem 0.5rem;
    border-radius: ${theme.radius.small};
    text-align: start;
    cursor: pointer;
  }
  .head strong {
    font-weight: 500;
  }
  .head span,
  .detail > p {
    overflow-wrap: anywhere;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .head[aria-expanded='true'] {
    background-color: color-mix(in srgb, ${tone.text} 6%, transparent);
  }
  .head:focus-visible,
  .block:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .detail {
    display: grid;
    gap: 0.5rem;
    padding: 0.5rem 0.5rem 0.875rem;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .block {
    justify-self: start;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  ${media.hover} {
    .head:hover {
      background-color: color-mix(in srgb, ${tone.text} 4%, transparent);
    }
  }
`;
