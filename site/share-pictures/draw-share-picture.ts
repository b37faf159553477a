import sharp from 'sharp';
import type { Locale } from '#cms-schema/locale.ts';
import { theme } from '#ui/theme.ts';
import { markLines, markPulse, wordPath } from '#ui/waveform/logo.tsx';
import { createSignature } from '#ui/waveform/signature.ts';
import { waveformPath } from '#ui/waveform/waveform-path.ts';
import type { Faces } from './faces.ts';
import { type ShareWords, shareSize } from './share-words.ts';
import { countLines, wrapTitle } from './wrap-title.ts';

/** The picture as PNG: brand, title, the waveform of the page. 10–30 KB. */
export function drawSharePicture(words: ShareWords, faces: Faces): Promise<Buffer> {
  return sharp(Buffer.from(printShareSvg(words, faces)))
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

/** Contains only paths: editors' text becomes outlines, so none of it reaches the renderer as markup. */
export function printShareSvg(words: ShareWords, faces: Faces): string {
  const { width, height } = shareSize;
  const { ink, paper, signal } = theme.raw.color;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink}"/>`,
    drawWaveform(words.signature),
    drawBrand(words.locale, faces),
    `<rect x="0" y="0" width="${MARGIN}" height="6" fill="${signal}"/>`,
    `<g fill="${paper}">${drawTitle(words, faces)}</g>`,
    '</svg>',
  ].join('');
}

const MARGIN = 80;
const WIDTH = shareSize.width - 2 * MARGIN;

/** From edge to edge at the bottom, as under the first band of the page itself. */
function drawWaveform(seed: string): string {
  const { inkLineStrong, signal } = theme.raw.color;
  const box = { width: shareSize.width, height: 190, count: 150 };
  const { lines, strikes } = waveformPath(createSignature(seed), box);
  const style = 'fill="none" stroke-width="2.6" stroke-linecap="round"';
  return [
    `<g transform="translate(0 ${shareSize.height - box.height - 20})" ${style}>`,
    `<path stroke="${inkLineStrong}" d="${lines}"/><path stroke="${signal}" stroke-width="4" d="${strikes}"/></g>`,
  ].join('');
}

/** The header's lockup: the mark and the Latin name, preceded by the Chinese name on Chinese pages. */
function drawBrand(locale: Locale, faces: Faces): string {
  const { paper, mist, signal } = theme.raw.color;
  const chinese = '触境';
  const wordAt = MARGIN + 62 + (locale === 'zh' ? faces.measure(chinese, 34) + 20 : 0);
  return [
    `<g transform="translate(${MARGIN - 6} 58) scale(2)" fill="none" stroke-width="2.4" stroke-linecap="round">`,
    `<path stroke="${paper}" d="${markLines}"/><path stroke="${signal}" d="${markPulse}"/></g>`,
    locale === 'zh' ? `<g fill="${paper}">${faces.draw(chinese, 34, { x: MARGIN + 58, y: 94 })}</g>` : '',
    `<g transform="translate(${wordAt} 64) scale(1.5)" fill="none" stroke="${locale === 'zh' ? mist : paper}"`,
    ` stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${wordPath}"/></g>`,
  ].join('');
}

/** In the largest size that fits; a title of more than three lines is truncated. */
function drawTitle({ title, eyebrow, locale }: ShareWords, faces: Faces): string {
  const fitting = SIZES.find((size) => {
    const measure = (text: string) => faces.measure(text, size);
    return countLines(title, { locale, width: WIDTH, measure }) <= linesAt(size, locale);
  });
  const size = fitting ?? SMALLEST;
  const leading = size * (locale === 'zh' ? 1.3 : 1.12);
  const measure = (text: string) => faces.measure(text, size);
  const lines = wrapTitle(title, { locale, width: WIDTH, mostLines: 3, measure });
  const top = eyebrow === '' ? 165 : locale === 'zh' ? 196 : 190;
  const [named = ''] = wrapTitle(eyebrow, {
    locale,
    width: WIDTH,
    mostLines: 1,
    measure: (text) => faces.measure(text, EYEBROW),
  });
  return [
    eyebrow === ''
      ? ''
      : `<g fill="${theme.raw.color.signalBright}">${faces.draw(named, EYEBROW, { x: MARGIN, y: 176 })}</g>`,
    ...lines.map((line, index) => faces.draw(line, size, { x: MARGIN, y: top + size + index * leading })),
  ].join('');
}

const SIZES = [112, 96, 80, 72, 64, 56];
const SMALLEST = 56;

/** How many lines fit above the waveform; Chinese lines are spaced further apart. */
function linesAt(size: number, locale: Locale): number {
  if (size >= 96) return 1;
  return size >= 72 || (locale === 'zh' && size > SMALLEST) ? 2 : 3;
}

const EYEBROW = 28;
