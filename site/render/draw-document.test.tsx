import { Component, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockHost } from '#blocks/block-props.ts';
import { createLog } from '#kit/log.ts';
import type { PageFiles } from '../attachments.ts';
import { SafeBlock, useBlockDrawing } from './block-drawing.tsx';
import { drawDocument } from './draw-document.tsx';
import type { PageView } from './page-view.ts';

let lines: string[];
const log = createLog({ room: 'site', write: (line) => lines.push(line) });

beforeEach(() => {
  lines = [];
  vi.stubEnv('HAPTERA_SECRET', 'a secret for a test');
  vi.stubEnv('PUBLIC_URL', 'https://haptera.example');
});
afterEach(() => vi.unstubAllEnvs());

const host = (id: string): BlockHost => ({ locale: 'en', id, signature: 's', isFirst: false, depth: 0 });

const noFiles = { modules: [], parts: [], fonts: null };

function draw(body: ReactNode, more: Partial<PageView> = {}, files: Partial<PageFiles> = {}): string {
  const view = { locale: 'en', head: { title: 'A & B' }, paintsAfter: null, modules: [], body, ...more } as const;
  return drawDocument(view, { ...noFiles, ...files }, log);
}

/** What stands in the body. */
const drawBody = (body: ReactNode) => /<body>(.*)<\/body>/s.exec(draw(body))?.[1];

describe('a document', () => {
  const Box = styled.p`
    color: rebeccapurple;
  `;
  const Never = styled.p`
    color: papayawhip;
  `;

  it('is complete, with its language, its head and the styles of what is on it, and runs no script', () => {
    const html = draw(<Box>Words</Box>);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"[^>]*><head>.*<title>A &amp; B<\/title>.*<\/head><body>/s);
    expect(html.match(/color:rebeccapurple/g)).toHaveLength(1);
    expect(html).not.toContain('papayawhip');
    expect(html).not.toMatch(/<script|<template|data-styled/);
    expect(html).toMatch(/<\/body><\/html>$/);
    expect(Never).toBeDefined();
  });

  it('has the general styles before those of components, so that these may override them', () => {
    const [styles = ''] = /<style>.*<\/style>/s.exec(draw(<Box>Words</Box>)) ?? [];
    expect(styles.indexOf('.h-surface')).toBeGreaterThan(-1);
    expect(styles.indexOf('.h-surface')).toBeLessThan(styles.indexOf('rebeccapurple'));
  });

  it('names each module and each of its parts once, at its end', () => {
    const html = draw('Words', {}, { modules: ['/a.js', '/b.js'], parts: ['/c.js', '/b.js'] });
    expect(html).toContain(
      'Words<link rel="modulepreload" href="/c.js"/><script type="module" src="/a.js"></script><script type="module" src="/b.js"></script></body></html>',
    );
  });

  it('requests its font early, and prints the faces of it', () => {
    const html = draw('', {}, { fonts: { common: '/common.woff2', complete: '/complete.woff2' } });
    expect(html.match(/<link rel="preload" [^>]*common\.woff2[^>]*>/g)).toHaveLength(1);
    expect(html).toContain("url(/common.woff2)format('woff2')");
    expect(html).toContain('font-display:optional');
  });

  it('lets the browser paint once the element that it names is there', () => {
    expect(draw('', { paintsAfter: 'content' })).toContain('<link rel="expect" href="#content" blocking="render"/>');
    expect(draw('')).not.toContain('blocking');
  });

  it('cannot be ended by its own text', () => {
    const html = draw('</head></body></html><script>', { head: { title: '</title></head>' } });
    expect(html).toContain('&lt;/head&gt;&lt;/body&gt;&lt;/html&gt;&lt;script&gt;');
    expect(html.match(/<\/head>|<\/body>|<\/html>/g)).toEqual(['</head>', '</body>', '</html>']);
  });
});

function Broken({ names }: { readonly names: readonly string[] | null }) {
  if (names === null) throw new TypeError('names is null');
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

class BrokenClass extends Component {
  override render(): ReactNode {
    throw new Error('in a class');
  }
}

const Frame = ({ children }: { readonly children?: ReactNode }) => <section>{children}</section>;

const block = (type: string, id: string, drawn: () => ReactNode, isDevelopment = false) => (
  <SafeBlock key={id} type={type} host={host(id)} draw={drawn} isDevelopment={isDevelopment} />
);

describe('a block that throws when it is rendered', () => {
  it('is left out of its page and logged, however deep the error is, and the others are shown', () => {
    const body = [
      block('HapteraFine', 'a', () => <Frame>{<Broken names={['Kept']} />}</Frame>),
      block('HapteraBad', 'b', () => (
        <Frame>
          <p>{[<Broken key="x" names={null} />]}</p>
        </Frame>
      )),
      block('HapteraWorse', 'c', () => {
        throw new Error('before any component');
      }),
      block('HapteraClass', 'd', () => <BrokenClass />),
      block('HapteraFine', 'e', () => <b>After</b>),
    ];
    expect(drawBody(body)).toBe('<section><ul><li>Kept</li></ul></section><b>After</b>');
    expect(lines).toEqual([
      expect.stringMatching(/block-not-drawn[\s\S]*HapteraBad|HapteraBad[\s\S]*names is null/),
      expect.stringContaining('HapteraWorse'),
      expect.stringContaining('HapteraClass'),
    ]);
  });

  it('takes nothing of the block around it along', () => {
    const body = block('HapteraColumns', 'a', () => (
      <Frame>
        {block('HapteraBad', 'b', () => (
          <Broken names={null} />
        ))}
        {block('HapteraFine', 'c', () => (
          <b>Inner</b>
        ))}
      </Frame>
    ));
    expect(drawBody(body)).toBe('<section><b>Inner</b></section>');
  });

  it('is drawn without what it had drawn before it threw', () => {
    const body = block('HapteraBad', 'a', () => (
      <Frame>
        Begun
        <Broken names={null} />
      </Frame>
    ));
    expect(drawBody(body)).toBe('');
  });

  it('is known to the page around it', () => {
    function Page() {
      const isThere = useBlockDrawing().failureOf('a') === null;
      return (
        <>
          {!isThere && <h1>In its place</h1>}
          {block('HapteraBad', 'a', () => (
            <Broken names={null} />
          ))}
        </>
      );
    }
    expect(drawBody(<Page />)).toBe('<h1>In its place</h1>');
  });

  it('shows its error in its place during development', () => {
    const html = drawBody(block('HapteraBad', 'b', () => <Broken names={null} />, true));
    expect(html).toContain('This block cannot be shown: HapteraBad');
    expect(html).toContain('names is null');
  });
});

it('an error outside of any block is that of the page', () => {
  const body = [block('HapteraFine', 'a', () => <b>Fine</b>), <Broken key="shell" names={null} />];
  expect(() => draw(body)).toThrow('names is null');
});

it('components may use hooks', () => {
  const Labelled = () => <input id={useId()} />;
  expect(drawBody(<Labelled />)).toMatch(/<input id="[^"]+"\/>/);
});
