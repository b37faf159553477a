import { createContext, useContext, useEffect, useReducer } from 'react';
import type { OpenedPage } from './open-page.ts';

const OpenedPageContext = createContext<OpenedPage | null>(null);
export const OpenedPageProvider = OpenedPageContext.Provider;

/** The page that is being edited. Draws again whenever a draft, its history, its saving or its documents change. */
export function useOpenedPage(): OpenedPage {
  const page = useContext(OpenedPageContext);
  if (!page) throw new Error('useOpenedPage: this part stands outside of <BuilderPage>.');
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const leave = [page.session.subscribe(draw), page.known.subscribe(draw)];
    // Something may have happened between the first drawing and now.
    draw();
    return () => {
      for (const stop of leave) stop();
    };
  }, [page]);
  return page;
}
