import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { PageView } from './page-view.ts';

/** A page in both languages at a moment of an editor's work, and what undo and redo would lead to, the nearest last. */
export interface Moment {
  readonly views: Localized<PageView>;
  readonly undo: Localized<readonly PageView[]>;
  readonly redo: Localized<readonly PageView[]>;
  readonly about: string;
}

interface Entry {
  readonly moment: Moment;
  /** Milliseconds since 1970; null while nobody knows whether it happened. */
  doneAt: number | null;
}

/** Everything that an editor did, one moment after the other: what the page may and must look like after an accident. */
export interface EditTimeline {
  now(): Moment;
  /** The editor is about to do something that leads here. */
  begin(moment: Moment): void;
  /** It has happened: the builder took it. */
  end(): void;
  /** Moments that the page may stand at when everything done until then must be there; the earliest first. */
  allowedSince(time: number): Moment[];
  /** What was done last, before a restart too, the latest last: for the report of a fault. */
  recent(): string[];
  /** Goes on from here. */
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

/** A step that leads to `next` in a language. */
export function stepTo(moment: Moment, locale: Locale, next: PageView, about: string): Moment {
  return {
    views: { ...moment.views, [locale]: next },
    undo: { ...moment.undo, [locale]: [...moment.undo[locale], moment.views[locale]] },
    redo: { ...moment.redo, [locale]: [] },
    about,
  };
}

/** More of the step that was made last: more letters of a word. */
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
