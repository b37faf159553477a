import { expect, it } from 'vitest';
import { findBrowserCode } from './find-browser-code.mjs';

const find = (source: string, file = 'blocks/hero/hero.tsx') => findBrowserCode(file, source);

it.each([
  ['a hook', 'const [isOpen, setOpen] = useState(false);', 'uses the hook useState'],
  ['a hook with a type', 'const root = useRef<HTMLElement>(null);', 'uses the hook useRef'],
  ['a hook of the namespace', 'React.useEffect(() => undefined);', 'uses the hook useEffect'],
  ['a hook of its own', 'const width = useWidth();', 'uses the hook useWidth'],
  ['an event handler', '<button\n  onClick={() => open()}>', 'handles events with onClick'],
  ['a component with state', 'class Hero extends Component {}', 'is a component with state'],
  ['a context', 'const Place = createContext(null);', 'creates a context'],
  ['the window', 'const width = window.innerWidth;', 'reads window'],
  ['a timer', 'setTimeout(open, 100);', 'starts a timer with setTimeout'],
  ['the directive that Next suggests', "'use client';\nimport { a } from 'b';", 'says "use client"'],
])('%s is refused in a component of the server, with what to write instead', (_, source, what) => {
  const [problem, ...more] = find(source);
  expect(more).toEqual([]);
  expect(problem).toContain(`${what}`);
  expect(problem).toContain('Write blocks/hero/attach.ts');
  expect(problem).toContain('"use client" would not help');
});

it('problems are listed by their lines, and a template is not advised to attach anything to itself', () => {
  const source = 'const a = 1;\nsetTimeout(b);\n<p onFocus={c} />;\n';
  expect(find(source)).toEqual([
    expect.stringMatching(/^blocks\/hero\/hero\.tsx:2 starts a timer/),
    expect.stringMatching(/^blocks\/hero\/hero\.tsx:3 handles events/),
  ]);
  expect(find(source, 'content-types/post/post.tsx')[0]).toContain('Put what reacts into a block');
});

it('comments, texts, attributes and names that only look alike are fine', () => {
  const fine = `
    /* useState(1) and window.open() */
    // onClick={open}
    const used = reuse(user.useful, host.navigator, excuse());
    const link = 'https://example.com/window.html';
    return <p data-on="x" title="onClick">{fold.useOf(2)}</p>;
  `;
  expect(find(fine)).toEqual([]);
});
