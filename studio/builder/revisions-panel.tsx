import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { titleOf } from '../canvas/node-title.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision } from '../cms/revision-calls.ts';
import { createUserCalls } from '../cms/user-calls.ts';
import type { Change } from '../document/change.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { ChangeList } from './change-list.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { SidePanel } from './side-panel.tsx';
import { draftOfRevision } from './stored-draft.ts';
import { isUnchanged, planBlockRestore, summarizeChanges } from './summarize-changes.ts';

export interface RevisionsPanelProps {
  readonly locale: Locale;
  onClose(): void;
  onPreview(revisionId: number): void;
}

/** The history of one language: who saved when, what was different, and restoring the page or one block. */
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

function RevisionList({ item, onPreview }: RevisionListProps) {
  const { t, uiLocale } = useMessages();
  const { client, user, can } = useSession();
  const errorText = useErrorText();
  const [pages, setPages] = useState(1);
  const [open, setOpen] = useState<number | null>(null);
  const { value, error, reload } = useAnswer(`revisions-${item.id}-${item.revision}-${pages}`, async (signal) => {
    const found = [];
    for (let page = 1; page <= pages; page += 1) {
      found.push(await client.revisions.list(item.type, item.id, page, { signal }));
    }
    return { items: found.flatMap(({ items }) => items), total: found[0]?.total ?? 0 };
  });
  const { value: people } = useAnswer('people', async (signal) =>
    can('list_users') ? createUserCalls(client.ask).list(signal) : [],
  );
  const nameOf = (id: number | null) =>
    id === user.id
      ? t('builder.revisions.you')
      : (people?.find((person) => person.id === id)?.name ?? t('builder.revisions.somebody'));
  const format = new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'medium', timeStyle: 'medium' });
  if (error && !value) {
    return (
      <Note role="alert">
        {errorText(error)} <SmallButton onClick={reload}>{t('builder.retry')}</SmallButton>
      </Note>
    );
  }
  if (!value) return <Note>{t('builder.loading')}</Note>;
  if (value.items.length === 0) return <Note>{t('builder.revisions.none')}</Note>;
  return (
    <List>
      {value.items.map((revision) => (
        <li key={revision.id}>
          <button
            type="button"
            className="head"
            aria-expanded={open === revision.id}
            onClick={() => setOpen(open === revision.id ? null : revision.id)}
          >
            <strong>{revision.at === null ? '' : format.format(new Date(revision.at))}</strong>
            <span>{nameOf(revision.authorId)}</span>
          </button>
          {open === revision.id && (
            <RevisionDetail
              type={item.type}
              locale={item.locale}
              revision={revision}
              onPreview={() => onPreview(revision.id)}
            />
          )}
        </li>
      ))}
      {value.items.length < value.total && (
        <li>
          <SmallButton onClick={() => setPages(pages + 1)}>{t('builder.revisions.more')}</SmallButton>
        </li>
      )}
    </List>
  );
}

interface RevisionDetailProps {
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly revision: Revision;
  onPreview(): void;
}

function RevisionDetail({ type, locale, revision, onPreview }: RevisionDetailProps) {
  const { t, uiLocale } = useMessages();
  const { session } = useOpenedPage();
  const draft = session.drafts()[locale];
  const earlier = useMemo(() => (draft ? draftOfRevision(revision, draft, type) : null), [revision, draft, type]);
  const summary = useMemo(() => (draft && earlier ? summarizeChanges(earlier, draft) : null), [draft, earlier]);
  if (!draft || !earlier || !summary) return null;
  const restore = (changes: readonly Change[]) => {
    session.edit(locale, { [locale]: changes }, { action: 'restore' });
    void session.flush({ isOnPurpose: true });
  };
  return (
    <div className="detail">
      <p>{t('builder.revisions.since')}</p>
      <ChangeList summary={summary} />
      <div className="acts">
        <SmallButton onClick={onPreview}>{t('builder.revisions.preview')}</SmallButton>
        <SmallButton disabled={isUnchanged(summary)} onClick={() => restore(diffDrafts(draft, earlier))}>
          {t('builder.revisions.restore')}
        </SmallButton>
      </div>
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

  li > .head {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
    width: 100%;
    min-height: 2.25rem;
    padding: 0.375rem 0.5rem;
    border-radius: ${theme.radius.small};
    text-align: start;
    cursor: pointer;
  }
  .head strong {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .head span,
  .detail > p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
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
