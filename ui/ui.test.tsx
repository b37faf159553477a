import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RuleSet, ServerStyleSheet } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './button.tsx';
import { Card } from './card.tsx';
import { DataTable } from './data-table.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from './field.tsx';
import { GlobalStyle } from './global-style.tsx';
import { Heading, headingSizes } from './heading.tsx';
import { Icon, iconNames, isIconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';
import { Picture } from './picture.tsx';
import { Prose } from './prose.tsx';
import { RichText } from './rich-text.tsx';
import { Grid, Stack } from './stack.tsx';
import { Band, Container, Surface, surfaceStyles, surfaceTones } from './surface.tsx';
import { Tag } from './tag.tsx';
import { contrast } from './testing/contrast.ts';
import { Lede, Name, Text } from './text.tsx';
import { TextLink } from './text-link.tsx';
import { media, theme, tone } from './theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Logo, LogoMark, markLines, markPulse } from './waveform/logo.tsx';
import { Waveform, waveformVariants } from './waveform/waveform.tsx';

const noise = vi.fn();

beforeEach(() => {
  noise.mockReset();
  vi.spyOn(console, 'error').mockImplementation(noise);
  vi.spyOn(console, 'warn').mockImplementation(noise);
});
afterEach(() => vi.restoreAllMocks());

function draw(element: ReactElement): string {
  const markup = renderToStaticMarkup(element);
  expect(noise.mock.calls).toEqual([]);
  return markup;
}

describe('colour', () => {
  const tones = readTones(surfaceStyles);

  test('every tone defines every semantic colour', () => {
    const names = Object.values(tone).map((reference) => reference.slice(4, -1));
    for (const name of surfaceTones) {
      expect(Object.keys(tones[name] ?? {}), name).toEqual(expect.arrayContaining(names));
    }
  });

  for (const name of surfaceTones) {
    describe(`on the ${name} surface`, () => {
      const colors = tones[name] ?? {};
      const at = (role: string) => colors[`--${role}`] ?? '';
      const grounds = ['surface', 'surface-raised', 'surface-sunken'];

      test.each(grounds.flatMap((ground) => ['text', 'text-muted'].map((role) => [role, ground] as const)))(
        '%s on %s is AAA',
        (role, ground) => expect(contrast(at(role), at(ground))).toBeGreaterThanOrEqual(7),
      );

      test.each(['accent', 'data', 'positive', 'caution', 'negative'])('%s text is AA', (role) => {
        for (const ground of grounds) expect(contrast(at(role), at(ground)), ground).toBeGreaterThanOrEqual(4.5);
      });

      test('the label of a primary button is AA', () => {
        expect(contrast(at('on-accent'), at('accent-fill'))).toBeGreaterThanOrEqual(4.5);
      });

      test('the borders of fields and the focus ring have a contrast of at least 3 to 1', () => {
        for (const ground of ['surface', 'surface-raised']) {
          expect(contrast(at('line-strong'), at(ground)), ground).toBeGreaterThanOrEqual(3);
          expect(contrast(at('focus'), at(ground)), ground).toBeGreaterThanOrEqual(3);
        }
      });
    });
  }

  test('the contrast function is correct for known pairs, and throws for invalid colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(() => contrast('red', '#ffffff')).toThrow(/#rrggbb/);
  });
});

describe('the global style', () => {
  const css = globalCss();

  test('declares every variable that it uses', () => {
    const declared = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !declared.has(name) && name !== '--surface')).toEqual([]);
    expect(used.size).toBeGreaterThan(40);
  });

  test('contains no fallbacks for variables that it declares', () => {
    expect(css).not.toMatch(/var\(--h-[\w-]+,/);
  });

  test('has balanced braces, and is small enough to be inlined in every page', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(gzipSync(css).length).toBeLessThan(7200);
  });

  test('is in cascade layers, except for the font faces, so that blocks can override it', () => {
    const outside = css.replace(/@layer h-(base|ui)\s*\{/g, '\u0001').split('\u0001')[0] ?? '';
    expect(outside).toMatch(/^@layer h-base,\s?h-ui;/);
    expect(outside.replace(/@font-face\s*\{[^{}]*\}/g, '')).not.toContain('{');
  });

  test('styles Chinese by the lang attribute, and never in italics', () => {
    expect(css).toMatch(/\[lang\|=["']?zh["']?\]/);
    expect(css).toContain('font-style:normal');
  });
});

describe('primitives', () => {
  test('the level and the size of a heading are independent', () => {
    for (const size of headingSizes) {
      expect(
        draw(
          <Heading level={3} size={size}>
            x
          </Heading>,
        ),
      ).toBe(`<h3 class="h-heading" data-size="${size}">x</h3>`);
    }
    expect(draw(<Heading level={1}>x</Heading>)).toContain('data-size="title"');
  });

  test('a Chinese heading of short clauses breaks only between them', () => {
    expect(draw(<Heading>路面不同，震动的样子不同</Heading>)).toContain('data-clauses="true"');
    const emphasized = (
      <Heading words="路面不同，震动的样子不同">
        <em>路面</em>不同，震动的样子不同
      </Heading>
    );
    expect(draw(emphasized)).toContain('data-clauses="true"');
  });

  test('a Chinese heading without clauses, or with one too long for a phone, can break anywhere', () => {
    expect(draw(<Heading>说说机身留给触控板的厚度</Heading>)).not.toContain('data-clauses');
    expect(draw(<Heading>说说机身留给触控板的厚度，我们来配</Heading>)).not.toContain('data-clauses');
  });

  test('an opening sentence of short clauses breaks only between them, one with a long clause anywhere', () => {
    expect(draw(<Lede>从一个预置效果开始，改两处，在手机上感受差别。</Lede>)).toContain('data-clauses="true"');
    expect(draw(<Lede>机械按键只有一种行程。压感触控板的每个时刻都可以设计。</Lede>)).not.toContain('data-clauses');
  });

  test('model names and figures with their unit stay on one line in Chinese text', () => {
    const markup = draw(<Text>支持 HT-A0618 与 HT-D2。启停 1–5 ms，频率 30–500 Hz，死区 4%，state-of-the-art。</Text>);
    const kept = [...markup.matchAll(/<span class="h-whole">([^<]*)<\/span>/g)].map(([, name]) => name);
    expect(kept).toEqual(['HT-A0618', 'HT-D2', '1–5 ms', '30–500 Hz']);
  });

  test.each([
    ['名单更新于 2024 年 9 月 27 日。', '2024 年 9 月 27 日'],
    ['List updated September 27, 2024.', 'September 27, 2024'],
  ])('a day in "%s" stays on one line', (text, day) => {
    expect(draw(<Text>{text}</Text>)).toContain(`<span class="h-whole">${day}</span>`);
  });

  test('product names and figures with their unit also stay on one line in rich text', () => {
    const markup = draw(
      <RichText html="<p>On an iPhone 8 and <em>macOS 10.15</em>, from 24 ms. After 24 ms it fades.</p>" />,
    );
    const kept = [...markup.matchAll(/<span class="h-whole">([^<]*)<\/span>/g)].map(([, name]) => name);
    expect(kept).toEqual(['iPhone 8', 'macOS 10.15', '24 ms', 'After 24 ms']);
  });

  test('keeping names on one line never changes the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 .,–\-中文%]{0,60}$/), (text) => {
        expect(draw(<Text>{text}</Text>).replace(/<[^>]*>/g, '')).toBe(text);
      }),
    );
  });

  test('an external link opens a new tab without access to its opener', () => {
    const markup = draw(
      <ButtonLink href="https://example.com" external icon="external">
        x
      </ButtonLink>,
    );
    expect(markup).toMatch(/target="_blank" rel="noopener"/);
    expect(draw(<TextLink href="/a">x</TextLink>)).toBe('<a href="/a" class="h-link">x</a>');
    expect(draw(<Card href="/a">x</Card>)).toBe(
      '<div class="h-card h-card-whole"><a href="/a" class="h-card-link" data-padding="normal">x</a></div>',
    );
  });

  test('a button submits only if its type says so, and has aria-busy while busy', () => {
    expect(draw(<Button>x</Button>)).toContain('type="button"');
    expect(
      draw(
        <Button type="submit" busy>
          x
        </Button>,
      ),
    ).toMatch(/type="submit" aria-busy="true"/);
    for (const variant of buttonVariants) {
      for (const size of buttonSizes)
        draw(
          <Button variant={variant} size={size} icon="check" iconSide="start">
            x
          </Button>,
        );
    }
  });

  test('a picture has dimensions, offers the best format first, and loads lazily unless it has priority', () => {
    const sources = [{ type: 'image/avif', srcSet: 'a.avif 640w' }];
    const late = draw(
      <Picture src="a.jpg" width={640} height={360} alt="x" sources={sources} sizes="50vw" color="#123456" />,
    );
    expect(late).toMatch(/<source type="image\/avif" srcSet="a.avif 640w" sizes="50vw"\/>/);
    expect(late).toMatch(/width="640" height="360"/);
    expect(late).toContain('loading="lazy"');
    expect(late).toContain('background-color:#123456');
    const first = renderToStaticMarkup(<Picture src="a.jpg" width={640} height={360} alt="" priority />);
    expect(first).toContain('fetchPriority="high"');
  });

  test('a data table has row and column headers, separate units and marked differences', () => {
    const markup = draw(
      <DataTable
        caption="Driver chips"
        phone="stack"
        columns={[
          { key: 'p', label: 'Parameter' },
          { key: 'a', label: 'HT-D1', isNumeric: true },
        ]}
        rows={[
          { key: 'store', cells: ['Stored', { content: 250, unit: 'ms', isDifferent: true }] },
          { key: 'none', cells: ['Thickness'] },
        ]}
      />,
    );
    expect(markup).toContain('<th scope="row" data-label="Parameter"><span class="h-cell">Stored</span></th>');
    expect(markup).toContain('data-different="true"><span class="h-cell">250<span class="h-unit">ms</span></span>');
    expect(markup).toContain('<span class="h-cell">–</span>');
  });

  test('a field associates its label, hint and error with the control', () => {
    const markup = draw(<TextField label="E-mail" name="email" hint="Work address" error="Not valid" required />);
    expect(markup).toMatch(/<label class="h-field-label" for="field-email">/);
    expect(markup).toContain('aria-describedby="field-email-hint field-email-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(draw(<CheckField label="I agree" name="policy" type="radio" />)).not.toContain('aria-describedby');
    draw(<TextAreaField label="Message" name="message" />);
    draw(
      <SelectField label="Industry" name="industry" defaultValue="b">
        <option value="a">a</option>
        <option value="b">b</option>
      </SelectField>,
    );
  });

  test('all other primitives render without warnings', () => {
    draw(
      <Surface as="main" tone="dark">
        <Band space="roomy" id="a">
          <Container width="text">
            <Stack as="ul" gap="x4">
              <Card as="li" padding="roomy" />
            </Stack>
            <Grid min="12rem" />
            <Eyebrow seed="home">x</Eyebrow>
            <Lede>x</Lede>
            <Name>HT-A0618</Name>
            <Tag tone="data">x</Tag>
            <Prose as="article">
              <p>x</p>
            </Prose>
            <VisuallyHidden as="h2">x</VisuallyHidden>
            <Logo locale="zh" />
            <Logo locale="en" label="Haptera, home" />
            <LogoMark size={24} />
          </Container>
        </Band>
      </Surface>,
    );
    for (const variant of waveformVariants) draw(<Waveform seed="home" variant={variant} isRunning />);
  });
});

describe('icons', () => {
  test.each(iconNames)('%s is a valid path inside its 24 by 24 grid', (name) => {
    const path = iconPaths[name];
    expect(path).toMatch(/^[MmLlHhVvAaCcSsZz\d\s.,-]+$/);
    expect(path.length).toBeLessThan(400);
    for (const point of absolutePoints(path)) {
      expect(point, path).toBeGreaterThanOrEqual(1.5);
      expect(point, path).toBeLessThanOrEqual(22.5);
    }
  });

  test('widths and breakpoints are those of the specification', () => {
    const { desk, page, wide, content, text } = theme.raw.width;
    expect([desk, page, wide, content, text]).toEqual(['1080px', '1280px', '1440px', '980px', '692px']);
    expect(media.desktop).toBe('@media (min-width: 1080px)');
    expect(media.tablet).toBe('@media (min-width: 734px)');
  });

  test('an icon is hidden from screen readers unless it has a label', () => {
    expect(draw(<Icon name="chip" />)).toContain('aria-hidden="true"');
    expect(draw(<Icon name="chip" label="Chip" size={40} />)).toMatch(/role="img" aria-label="Chip"/);
  });

  test('only listed names are icons, each listed once', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
    expect(isIconName('chip')).toBe(true);
    expect(isIconName('constructor')).toBe(false);
    expect(isIconName(3)).toBe(false);
  });
});

describe('files', () => {
  test('components need neither client code nor a theme provider', () => {
    for (const file of ['theme.ts', 'surface.tsx', 'button.tsx', 'global-style.tsx', 'waveform/waveform.tsx']) {
      const code = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(code).not.toMatch(/use client|ThemeProvider|useTheme|useState|useEffect/);
    }
  });

  test('the site icon is the current logo', () => {
    const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
    for (const part of [markLines, markPulse, theme.raw.color.ink, theme.raw.color.signal])
      expect(icon).toContain(part);
    const apple = readFileSync(new URL('../public/apple-icon.png', import.meta.url));
    expect([apple.readUInt32BE(16), apple.readUInt32BE(20)]).toEqual([180, 180]);
  });
});

function globalCss(): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags
    .replace(/<[^>]*>/g, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\n/g, '')
    .trim();
}

/**
 * The semantic colours of each tone as hex values, read from the production styles. Later rules override earlier ones.
 */
function readTones(styles: RuleSet): Record<string, Record<string, string>> {
  const tones: Record<string, Record<string, string>> = {};
  for (const [, selector = '', body = ''] of styles.join('').matchAll(/([^{}]*\[data-tone=[^{}]*)\{([^{}]*)\}/g)) {
    for (const [, name = ''] of selector.matchAll(/data-tone='(\w+)'/g)) {
      const colors = Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):\s*var\([^,]+,\s*(#[\da-f]{6})\)/g)].map(([, key, value]) => [key, value]),
      );
      tones[name] = { ...tones[name], ...colors };
    }
  }
  return tones;
}

/** All absolute coordinates of a path, x and y together; for curves, only their end points. */
function absolutePoints(path: string): number[] {
  const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, a: 7, c: 6, s: 4, z: 0 };
  const visited: number[] = [];
  let pen = { x: 0, y: 0 };
  let origin = pen;
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const size = arity[kind] ?? 0;
    const numbers = kind === 'a' ? arcNumbers(rest) : (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    expect(size === 0 ? numbers.length : numbers.length % size, `${letter}${rest}`).toBe(0);
    if (kind === 'z') pen = origin;
    for (let at = 0; at < numbers.length; at += size) {
      const step = numbers.slice(at, at + size);
      const isRelative = letter === kind;
      const last = step.at(-1) ?? 0;
      const x = kind === 'v' ? undefined : kind === 'h' ? last : step.at(-2);
      const y = kind === 'h' ? undefined : last;
      pen = {
        x: x === undefined ? pen.x : (isRelative ? pen.x : 0) + x,
        y: y === undefined ? pen.y : (isRelative ? pen.y : 0) + y,
      };
      if (kind === 'm' && at === 0) origin = pen;
      visited.push(pen.x, pen.y);
    }
  }
  return visited;
}

/** The two flags of an arc need no space after them. */
function arcNumbers(text: string): number[] {
  const number = '\\s*,?\\s*(-?(?:\\d*\\.\\d+|\\d+))';
  const arc = new RegExp(`${number}${number}${number}\\s*,?\\s*([01])\\s*,?\\s*([01])${number}${number}`, 'g');
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}
