import { createContext, useCallback, useContext } from 'react';
import { useChanges } from '../use-changes.ts';
import type { OpenedPage } from './open-page.ts';

const OpenedPageContext = createContext<OpenedPage | null>(null);
export const OpenedPageProvider = OpenedPageContext.Provider;

/** The page being edited. Rerenders the component whenever a draft, its history, a save state or a document changes. */
export function useOpenedPage(): OpenedPage {
  const page = useContext(OpenedPageContext);
  if (!page) throw new Error('useOpenedPage must be used inside <BuilderPage>.');
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [page.session.subscribe(listener), page.known.subscribe(listener)];
      return () => {
        for (const stop of leave) stop();
      };
    },
    [page],
  );
  useChanges(subscribe);
  return page;
}
