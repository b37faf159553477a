import complete from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import { preload } from 'react-dom';
import common from './fonts/bricolage-grotesque-basic.woff2';
import { printLatinFaces } from './latin-faces.ts';

/**
 * The one web font of a page: Bricolage Grotesque (SIL Open Font License), see `fonts/README.md`. Mount it once in each document that
 * Next renders; only layouts import this file, because only Next's compiler knows the addresses of font files. `display`: see
 * `printLatinFaces`.
 */
export function LatinFont({ display }: { readonly display: 'optional' | 'swap' }) {
  preload(common, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <style>{printLatinFaces({ common, complete }, display)}</style>;
}
