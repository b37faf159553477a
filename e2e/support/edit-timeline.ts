import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { PageView } from './page-view.ts';

/**
 * A page in both languages at one moment of editing, and the views that undo and redo would lead to, the nearest last.
 */
export interface Moment {
  readonly views: Localized<PageView>;
  readonly undo: Localized<readonly PageView[]>;
  readonly redo: Localized<readonly PageView[]>;
  readonly about: string;
}

interface Entry {
  readonly moment: Moment;
  /** Milliseconds since 1970; null while it is unknown whether it happened. */
  doneAt: number | null;
}

/** The sequence of everything an editor did: determines which states of the page are allowed after an accident. */
export interface EditTimeline {
  now(): Moment;
  /** The editor is about to perform an action that leads to this moment. */
  begin(moment: Moment): void;
  /** The builder has accepted the action. */
  end(): void;
  /** The allowed moments if everything done until then must be preserved; the earliest first. */
  allowedSince(time: number): Moment[];
  /** The latest actions, also from before a restart, the newest last: for reporting a fault. */
  recent(): string[];
  /** Continues from this moment. */
  restart(moment: Moment): void;
}

export function startTimeline(views: Localized<PageView>): EditTimeline {
  const nothing = { zh: [], en: [] };
  let entries: Entry[] = [{ moment: { views, undo: nothing, redo: nothing, about: 'opened' }, doneAt: 0 }];
  const trail: string[] = ['opened'];
  const last = () => {
    const entry = entries.at(-1);
    if (!entry) throw new Error('A timeline has at least the moment it starts with.');
    return entry;
  };
  return {
    now: () => last().moment,
    begin(moment) {
      entries.push({ moment, doneAt: null });
      trail.push(moment.about);
    },
    end() {
      last().doneAt = Date.now();
    },
    allowedSince(time) {
      const from = entries.findLastIndex(({ doneAt }) => doneAt !== null && doneAt <= time);
      return entries.slice(Math.max(0, from)).map(({ moment }) => moment);
    },
    recent: () => trail.slice(-40),
    restart(moment) {
      entries = [{ moment, doneAt: 0 }];
      trail.push(`found again: ${moment.about}`);
    },
  };
}

/** The moment after a new undo step that leads to `next` in a language. */
export function stepTo(moment: Moment, locale: Locale, next: PageView, about: string): Moment {
  return {
    views: { ...moment.views, [locale]: next },
    undo: { ...moment.undo, [locale]: [...moment.undo[locale], moment.views[locale]] },
    redo: { ...moment.redo, [locale]: [] },
    about,
  };
}

/** The moment after continuing the last undo step, for example with more letters of a word. */
export function continueTo(moment: Moment, locale: Locale, next: PageView): Moment {
  return { ...moment, views: { ...moment.views, [locale]: next } };
}

export function undoOf(moment: Moment, locale: Locale): Moment | null {
  return travel(moment, locale, 'undo', 'redo');
}

export function redoOf(moment: Moment, locale: Locale): Moment | null {
  return travel(moment, locale, 'redo', 'undo');
}

function travel(moment: Moment, locale: Locale, from: 'undo' | 'redo', to: 'undo' | 'redo'): Moment | null {
  const view = moment[from][locale].at(-1);
  if (!view) return null;
  return {
    ...moment,
    views: { ...moment.views, [locale]: view },
    [from]: { ...moment[from], [locale]: moment[from][locale].slice(0, -1) },
    [to]: { ...moment[to], [locale]: [...moment[to][locale], moment.views[locale]] },
    about: from,
  };
}
