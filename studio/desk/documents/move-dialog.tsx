import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { languageTags, localizePath } from '#cms-schema/locale.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { tone } from '#ui/theme.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { Select } from '../parts/select.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { idOf, seenOf, titleOf } from './group-tree.ts';
import { type PageChoice, PageSelect } from './page-select.tsx';
import { plannedAddress } from './planned-address.ts';
import { PlannedAddresses } from './planned-addresses.tsx';

export interface MoveDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  onDone(): void;
}

/** Moves a page below another and to a position among its new siblings. Addresses follow. */
export function MoveDialog({ group, onClose, onDone }: MoveDialogProps) {
  const { t, uiLocale } = useMessages();
  const { groups, documents } = useDeskClient();
  const act = useDeskAct();
  const ids = { parent: useId(), place: useId() };
  const versions = listVersions(group.versions);
  const hereId = versions.find(({ parentId }) => parentId !== null)?.parentId ?? null;
  const { value: here } = useAnswer<PageChoice | null>(`page above ${hereId}`, async (signal) =>
    hereId === null ? null : documents.getGroup('page', hereId, { signal }),
  );
  const [chosen, setChosen] = useState<PageChoice | null | undefined>(undefined);
  const parent = chosen === undefined ? here : chosen;
  const parentId = chosen === undefined ? hereId : chosen && idOf(chosen);
  const isSameParent = chosen === undefined || chosen?.id === here?.id;
  const { value: row } = useAnswer(`pages below ${parentId}`, (signal) =>
    groups.list('page', { parent: parentId ?? 0, perPage: 100 }, signal),
  );
  const siblings = (row?.groups ?? []).filter(({ id }) => id !== group.id);
  const index = row?.groups.findIndex(({ id }) => id === group.id) ?? -1;
  const [chosenPlace, setPlace] = useState<number | null>(null);
  // If not all siblings are listed, "last" means after all of them.
  const last = row && row.total > row.groups.length ? LAST : siblings.length;
  const place = chosenPlace ?? (isSameParent && index !== -1 ? index : last);
  const [isBusy, setBusy] = useState(false);
  const stays = versions.filter(({ locale }) => parent && !parent.versions[locale]).map(({ locale }) => locale);
  const reserved = parentId === null && !isSameParent ? findReserved(group) : null;
  const isMoved = !isSameParent || (chosenPlace !== null && chosenPlace !== index);

  const refusal = () => {
    if (reserved !== null) return t('desk.errors.addressReserved', { path: reserved });
    if (stays.length === versions.length) return t('refusal.parentLacksAll');
    if (!isMoved) return t('refusal.notMoved');
    return row === null ? t('desk.state.loading') : null;
  };

  const move = async () => {
    setBusy(true);
    const before = siblings[place - 1];
    const after = place === 0 ? null : before && place !== LAST ? idOf(before) : undefined;
    const done = await act(
      () => groups.move(seenOf(versions), { parent: parentId, after }),
      t('desk.move.done', { title: titleOf(group, uiLocale) }),
      versions,
    );
    setBusy(false);
    if (done) onDone();
  };

  return (
    <DeskDialog
      title={t('desk.move.title', { title: titleOf(group, uiLocale) })}
      act={{
        label: t('desk.move.ok'),
        isBusy,
        refusal: refusal(),
        run: () => void move(),
      }}
      onClose={onClose}
    >
      <Body>
        <label htmlFor={ids.parent}>{t('desk.move.parent')}</label>
        <PageSelect
          id={ids.parent}
          value={parent}
          {...(versions[0] && { except: versions[0].id })}
          onChange={(next) => {
            setChosen(next);
            setPlace(null);
          }}
        />
        <label htmlFor={ids.place}>{t('desk.move.place')}</label>
        <Select
          id={ids.place}
          loading={row === null}
          showSearch={{ optionFilterProp: 'label' }}
          value={place}
          onChange={setPlace}
          options={[
            { value: 0, label: t('desk.move.first') },
            ...siblings.map((sibling, index) => ({
              value: index + 1,
              label: t('desk.move.after', { title: titleOf(sibling, uiLocale) }),
            })),
            ...(last === LAST ? [{ value: LAST, label: t('desk.move.last') }] : []),
          ]}
        />
        {stays.length > 0 && stays.length < versions.length ? (
          <Note>
            {t('desk.move.stays', {
              languages: new Intl.ListFormat(languageTags[uiLocale]).format(
                stays.map((locale) => t(languageNames[locale])),
              ),
            })}
          </Note>
        ) : null}
        <PlannedAddresses
          addresses={versions.map((version) => ({ locale: version.locale, address: addressBelow(parent, version) }))}
        />
        <p>{t('desk.move.hint')}</p>
      </Body>
    </DeskDialog>
  );
}

/** The address of a version once it is moved: a language that the parent lacks stays, and so does the front page. */
function addressBelow(parent: PageChoice | null, { type, locale, slug, title, path }: DocumentSummary): string | null {
  const stays = path === '/' || (parent !== null && !parent.versions[locale]);
  if (stays) return path === null ? null : localizePath(path, locale);
  return plannedAddress({ type, locale, parent, slug, title });
}

/**
 * The path that one of its languages would get at the top level, if that path is reserved for another part of the site.
 */
function findReserved({ versions }: DocumentGroup): string | null {
  const paths = listVersions(versions).map(({ slug }) => `/${slug}`);
  return paths.find(isReservedPath) ?? null;
}

/** After all siblings, including those not listed. */
const LAST = -1;

const Body = styled.div`
  display: grid;
  gap: 0.375rem;

  & > label:not(:first-of-type) {
    margin-top: 0.5rem;
  }
  & > p {
    margin-top: 0.5rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;

const Note = styled.div`
  color: ${tone.caution};
  font-size: 0.8125rem;
`;
