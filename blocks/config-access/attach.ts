import { askAccount } from '#session/ask-account.ts';
import { readConfigFileEntry } from '#session/config-file-access.ts';
import { hasPlatform } from '#session/has-platform.ts';
import { readSession, type Session, watchSession } from '#session/session-state.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { showState } from '../show-state.ts';
import type { Tool } from './tool/run-tool.ts';

/**
 * Follows the session: the block changes as soon as a visitor logs in or out. The code of the tool is loaded only for visitors
 * who may use it.
 */
export default function attachConfigAccess(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  if (!hasPlatform(root.ownerDocument)) return () => {};
  const { needs, view } = root.dataset;
  let part: Promise<Tool> | null = null;
  let tool: Tool | null = null;

  const show = () => {
    const session = readSession();
    const state = stateFor(session, needs);
    if (state === 'allowed' && session !== null && view !== 'text') return void use(session);
    tool?.leave();
    showState(root, state);
  };
  const use = async (session: Session) => {
    if (tool !== null) return tool.enter(session);
    showState(root, 'reading');
    part ??= import('./tool/run-tool.ts').then(({ runTool }) => runTool(root, signal));
    try {
      tool = await part;
    } catch (error) {
      part = null;
      tellMissingPart(error);
      return showState(root, 'failed');
    }
    // The session may have changed while the code was loading.
    if (!signal.aborted) show();
  };
  const act = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && 'login' in button.dataset) askAccount('login');
    if (button && 'upgrade' in button.dataset) askAccount('upgrade');
    if (button && 'retry' in button.dataset) tool ? tool.again() : show();
  };

  root.addEventListener('click', act, { signal });
  watchSession(show, signal);
  show();
  return () => {
    listening.abort();
    showState(root, 'visitor');
  };
}

function stateFor(session: Session | null, needs: string | undefined): string {
  if (session === null) return 'visitor';
  const entry = readConfigFileEntry();
  if (entry === needs) return 'allowed';
  if (entry === null) return 'refused';
  return entry === 'configTool' ? 'equipped' : 'custom';
}
