import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { createLog, type Log } from '#kit/log.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { printLatinFaces } from '#ui/latin-faces.ts';
import type { PageFiles } from '../attachments.ts';
import { developmentModules } from '../env.ts';
import { type BlockDrawing, BlockDrawingProvider, createBlockDrawing } from './block-drawing.tsx';
import { HeadTags } from './head-tags.tsx';
import type { PageView } from './page-view.ts';

const siteLog = createLog({ room: 'site' });

/**
 * Draws a page as a whole document, with the styles of what is on it. A block that throws is left out and logged, since a
 * page without one block is worth more than an error; during development it shows its error in its place. Throws what
 * the parts around the blocks throw.
 */
export function drawDocument(view: PageView, files: PageFiles, log: Log = siteLog): string {
  const drawing = createBlockDrawing();
  for (;;) {
    try {
      drawing.begin();
      return drawOnce(view, files, drawing);
    } catch (error) {
      const broken = drawing.blame(error);
      if (broken === null) throw error;
      log.error('block-not-drawn', 'A block is left out of its page: it threw an error.', {
        block: broken.type,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }
}

function drawOnce(view: PageView, files: PageFiles, drawing: BlockDrawing): string {
  const sheet = new ServerStyleSheet();
  try {
    const page = <Document view={view} fonts={files.fonts} drawing={drawing} />;
    const html = renderToString(sheet.collectStyles(page));
    return `<!DOCTYPE html>${html
      .replace('</head>', () => `<style>${printFaces(files)}${readGlobalStyles()}${readStyles(sheet)}</style></head>`)
      .replace(/<\/body><\/html>$/, () => `${printModules(files)}</body></html>`)}`;
  } finally {
    sheet.seal();
  }
}

interface DocumentProps extends Pick<PageFiles, 'fonts'> {
  readonly view: PageView;
  readonly drawing: BlockDrawing;
}

function Document({ view, fonts, drawing }: DocumentProps) {
  const { locale, head, paintsAfter, body } = view;
  return (
    <html lang={languageTags[locale]} data-read-api={addresses.graphql.path} data-platform={addresses.platform.path}>
      {/* biome-ignore lint/style/noHeadElement: this draws the whole document */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {paintsAfter && <link rel="expect" href={`#${paintsAfter}`} blocking="render" />}
        <HeadTags head={head} locale={locale} />
        {fonts && <link rel="preload" href={fonts.common} as="font" type="font/woff2" crossOrigin="anonymous" />}
      </head>
      <body data-attach={developmentModules[0]}>
        <BlockDrawingProvider value={drawing}>{body}</BlockDrawingProvider>
      </body>
    </html>
  );
}

/** `optional`: a later swap would lay out the page again while visitors are reading. */
function printFaces({ fonts }: PageFiles): string {
  return fonts === null ? '' : printLatinFaces(fonts, 'optional');
}

let globalStyles: string | null = null;

/** The same on every page, and before all others: components may override them. */
function readGlobalStyles(): string {
  if (globalStyles !== null) return globalStyles;
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  globalStyles = readStyles(sheet);
  sheet.seal();
  return globalStyles;
}

/** Without the element around them, and without the marks from which styled-components would continue in a browser. */
function readStyles(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '');
}

/** Modules run once the document is parsed, so they never block rendering. Their addresses are names with hashes. */
function printModules({ modules, parts }: PageFiles): string {
  return [
    ...parts.filter((url) => !modules.includes(url)).map((url) => `<link rel="modulepreload" href="${url}"/>`),
    ...modules.map((url) => `<script type="module" src="${url}"></script>`),
  ].join('');
}
