import { loggedOutSince } from '#session/drafts.ts';
import { readSession, type Session } from '#session/session-state.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { bringStyle } from '#ui/bring-style.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { showState } from '../../show-state.ts';
import { stateOfFailure } from './state-of-failure.ts';
import { toolStyle } from './tool-style.ts';
import type { ToolPlace, View } from './view.ts';
import { loadToolWords } from './words.ts';

export interface Tool {
  /** A visitor with access is signed in. Calling it again with the same session restarts nothing. */
  enter(session: Session): void;
  /** The session is over. Unsaved input waits for the visitor's return, unless they logged out. */
  leave(): void;
  /** Starts over after a failure. */
  again(): void;
}

/** Milliseconds after which a waiting visitor is told that loading takes longer than usual. */
const patience = 8_000;

const views: Readonly<Record<string, () => Promise<View>>> = {
  overview: async () => (await import('./overview-view.ts')).showOverview,
  list: async () => (await import('./list-view.ts')).showList,
  create: async () => (await import('./form-view.ts')).showCreate,
  edit: async () => (await import('./form-view.ts')).showEdit,
  detail: async () => (await import('./detail-view.ts')).showDetail,
};

interface Opened {
  readonly account: string;
  token: string;
  readonly since: number;
  readonly ending: AbortController;
  state: string;
  resume: (() => void) | undefined;
}

function headingBelow(root: HTMLElement): ToolPlace['heading'] {
  if (root.querySelector('h1')) return 'h2';
  return root.querySelector('h3') ? 'h4' : 'h3';
}

export function runTool(root: HTMLElement, signal: AbortSignal): Tool {
  const { lang, view = '' } = { lang: root.ownerDocument.documentElement.lang, ...root.dataset };
  const place = root.querySelector<HTMLElement>('[data-tool]');
  const load = views[view];
  let opened: Opened | null = null;

  const end = () => {
    opened?.ending.abort();
    opened = null;
    place?.replaceChildren();
  };
  const begin = async ({ token, userInfo: { username: account } }: Session) => {
    if (!place || !load) return;
    end();
    const mine: Opened = {
      account,
      token,
      since: Date.now(),
      ending: new AbortController(),
      state: 'reading',
      resume: undefined,
    };
    opened = mine;
    const say = (state: string) => {
      mine.state = state;
      // If another account or nobody is signed in by now, this run no longer decides what is shown.
      if (opened === mine && readSession()?.userInfo.username === account) showState(root, state);
    };
    say('reading');
    const timer = window.setTimeout(() => mine.state === 'reading' && say('slow'), patience);
    try {
      const [words, draw] = await Promise.all([loadToolWords(lang), load()]);
      if (mine.ending.signal.aborted) return;
      bringStyle(toolStyle);
      const result = await draw({
        place,
        words,
        lang,
        account,
        signal: mine.ending.signal,
        show: say,
        locale: lang.startsWith('zh') ? 'zh' : 'en',
        heading: headingBelow(root),
      });
      if (mine.ending.signal.aborted) return;
      if ('kind' in result) return fail(describeFailure(result, lang), stateOfFailure(result));
      mine.resume = result.resume;
    } catch (error) {
      tellMissingPart(error);
      fail(describeFailure({ kind: 'network' }, lang), 'failed');
    } finally {
      window.clearTimeout(timer);
    }
    function fail(text: string, state: string): void {
      const said = root.querySelector('[data-failure]');
      if (said) said.textContent = text;
      say(state);
    }
  };

  signal.addEventListener('abort', end);
  return {
    enter: (session) => {
      const isSame = opened?.account === session.userInfo.username;
      if (opened && isSame && opened.token === session.token) return showState(root, opened.state);
      if (!opened?.resume || !isSame) return void begin(session);
      opened.token = session.token;
      showState(root, opened.state);
      opened.resume();
    },
    leave: () => {
      if (opened && (!opened.resume || loggedOutSince(opened.since))) end();
    },
    again: () => {
      const session = readSession();
      if (session) void begin(session);
    },
  };
}
