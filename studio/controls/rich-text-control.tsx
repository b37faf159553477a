import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Field } from '#cms-schema/field.ts';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { theme, tone } from '#ui/theme.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox, SmallButton, TextBox, ToolButton } from '../parts/panel-parts.tsx';
import type { StudioIconName } from '../parts/studio-icon.tsx';
import type { ControlProps } from './control.ts';
import { readPastedHtml } from './read-pasted-html.ts';
import { useTextDraft } from './use-text-draft.ts';

/**
 * Words with markup. The browser's own editing in one element, cleaned to what the field allows each time it is read:
 * markup that has no button here (a table, a footnote) stays as it is, where an editor with a schema of its own would drop
 * it. A composition is one commit; undoing is the document's, so the browser never has a second opinion.
 */
export function RichTextControl(props: ControlProps) {
  const { field, value, isReadOnly } = props;
  const { t } = useMessages();
  const [isSource, setSource] = useState(false);
  const html = typeof value === 'string' ? value : '';
  const profile = isRichTextField(field) ? field.profile : 'flow';
  return (
    <RichTextBox data-invalid={props.isInvalid || undefined}>
      {isSource ? <SourceText {...props} value={html} /> : <Editor {...props} value={html} profile={profile} />}
      {!isReadOnly && (
        <button type="button" className="source" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          HTML
          <span className="hidden-label">{t('controls.richText.source')}</span>
        </button>
      )}
    </RichTextBox>
  );
}

interface EditorProps extends Omit<ControlProps, 'value'> {
  readonly value: string;
  readonly profile: RichTextField['profile'];
}

function Editor({ value, profile, onCommit, isReadOnly, isInvalid, id, labelId, describedBy }: EditorProps) {
  const { t } = useMessages();
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const isComposing = useRef(false);
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const [linkRange, setLinkRange] = useState<Range | null>(null);
  const [lost, setLost] = useState('');

  useLayoutEffect(() => {
    // What was typed here comes back as the value; writing it again would throw the caret away.
    if (value === shown.current || isComposing.current || !element.current) return;
    element.current.innerHTML = sanitizeHtml(value, profile);
    shown.current = value;
  }, [value, profile]);

  useEffect(() => {
    const note = () => {
      const root = element.current;
      if (root?.contains(document.getSelection()?.anchorNode ?? null)) setMarks(readMarks());
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, []);

  const commit = () => {
    if (isComposing.current || !element.current) return;
    const html = readHtml(element.current, profile);
    if (html === shown.current) return;
    shown.current = html;
    onCommit(html);
  };
  const run = (command: string, argument?: string) => {
    const root = element.current;
    if (!root) return;
    root.focus();
    document.execCommand('styleWithCSS', false, 'false');
    const act = () => document.execCommand(command, false, argument);
    if (command.endsWith('List')) changeList(root, act);
    else act();
    setMarks(readMarks());
    commit();
  };
  const onFocus = () => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    const root = element.current;
    if (root && profile === 'flow' && root.innerHTML === '') root.innerHTML = '<p><br></p>';
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    const text = event.clipboardData.getData('text/plain');
    const foreign = html ? readPastedHtml(html) : null;
    document.execCommand(
      'insertHTML',
      false,
      foreign?.html ? sanitizeHtml(foreign.html, profile) : textToHtml(text, profile),
    );
    const notes = [
      foreign?.isTooLarge && t('controls.richText.onlyWords'),
      foreign && foreign.leftOut > 0 && t('controls.richText.noPictures', { count: foreign.leftOut }),
    ];
    setLost(notes.filter((note) => typeof note === 'string').join(' '));
    commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      openLink();
    } else if (event.key === 'Enter' && profile === 'inline' && !isComposing.current) {
      event.preventDefault();
      run('insertLineBreak');
    }
  };
  const openLink = () => {
    const selection = document.getSelection();
    if (!selection || selection.rangeCount === 0 || !element.current?.contains(selection.anchorNode)) return;
    setLinkRange(selection.getRangeAt(0).cloneRange());
  };
  const closeLink = (href: string | null | undefined) => {
    const range = linkRange;
    setLinkRange(null);
    element.current?.focus();
    if (!range) return;
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    if (href === undefined) return;
    if (href === null) run('unlink');
    else if (range.collapsed && !linkAround(range)) {
      run('insertHTML', `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`);
    } else {
      const link = linkAround(range);
      if (link) selection?.selectAllChildren(link);
      run('createLink', href);
    }
  };

  return (
    <>
      {!isReadOnly && (
        // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
        <div className="tools" role="group" aria-label={t('controls.richText.tools')}>
          {tools
            .filter((tool) => profile === 'flow' || !tool.isFlow)
            .map((tool) => (
              <ToolButton
                key={tool.label}
                icon={tool.icon}
                label={t(tool.label)}
                {...(tool.keys && { keys: tool.keys })}
                aria-pressed={marks.has(tool.mark)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => (tool.mark === 'link' ? openLink() : run(...tool.command(marks.has(tool.mark))))}
              />
            ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no input holds markup */}
      <div
        ref={element}
        className="text"
        id={id}
        role="textbox"
        aria-multiline={profile === 'flow'}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-readonly={isReadOnly || undefined}
        tabIndex={0}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        data-profile={profile}
        onFocus={onFocus}
        onInput={commit}
        onBlur={() => {
          setLost('');
          commit();
        }}
        onPaste={onPaste}
        onDrop={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          commit();
        }}
      />
      <p role="status" className="lost">
        {lost}
      </p>
      {linkRange && <LinkForm href={linkAround(linkRange)?.getAttribute('href') ?? ''} onClose={closeLink} />}
    </>
  );
}

interface Tool {
  readonly icon: StudioIconName;
  readonly label: MessageKey;
  readonly keys?: string;
  /** How it is known that the caret stands in it. */
  readonly mark: string;
  /** Not for a heading or a short line. */
  readonly isFlow?: true;
  command(isOn: boolean): [string, string?];
}

const tools: readonly Tool[] = [
  { icon: 'bold', label: 'controls.richText.bold', keys: 'Ctrl+B', mark: 'bold', command: () => ['bold'] },
  { icon: 'italic', label: 'controls.richText.italic', keys: 'Ctrl+I', mark: 'italic', command: () => ['italic'] },
  { icon: 'link', label: 'controls.richText.link', keys: 'Ctrl+K', mark: 'link', command: () => ['unlink'] },
  {
    icon: 'heading',
    label: 'controls.richText.heading',
    mark: 'h3',
    isFlow: true,
    command: (isOn) => ['formatBlock', isOn ? 'p' : 'h3'],
  },
  {
    icon: 'bullets',
    label: 'controls.richText.bullets',
    mark: 'insertUnorderedList',
    isFlow: true,
    command: () => ['insertUnorderedList'],
  },
  {
    icon: 'numbers',
    label: 'controls.richText.numbers',
    mark: 'insertOrderedList',
    isFlow: true,
    command: () => ['insertOrderedList'],
  },
  {
    icon: 'quote',
    label: 'controls.richText.quote',
    mark: 'blockquote',
    isFlow: true,
    command: (isOn) => ['formatBlock', isOn ? 'p' : 'blockquote'],
  },
];

function readMarks(): ReadonlySet<string> {
  const states = ['bold', 'italic', 'insertUnorderedList', 'insertOrderedList'];
  const marks = new Set(states.filter((state) => document.queryCommandState(state)));
  marks.add(document.queryCommandValue('formatBlock'));
  const selection = document.getSelection();
  if (selection && selection.rangeCount > 0 && linkAround(selection.getRangeAt(0))) marks.add('link');
  return marks;
}

/**
 * Runs what makes a list or ends one, and mends what the browser leaves: a list inside its paragraph, where none may stand;
 * words without a paragraph, in colours and sizes of their own; a caret before the words instead of where it was.
 */
function changeList(root: HTMLElement, act: () => void): void {
  const caret = readCaret(root);
  act();
  for (const list of root.querySelectorAll('p > ul, p > ol')) {
    const paragraph = list.parentElement;
    paragraph?.replaceWith(...paragraph.childNodes);
  }
  for (const span of root.querySelectorAll('span[style]')) span.replaceWith(...span.childNodes);
  wrapLooseWords(root);
  if (caret) setCaret(root, caret);
}

function wrapLooseWords(root: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...root.childNodes]) {
    const isLoose = node instanceof Text ? node.data.trim() !== '' : node instanceof Element && node.matches(inline);
    if (!isLoose) {
      paragraph = null;
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

const inline = 'a, abbr, b, br, code, em, i, mark, s, small, span, strong, sub, sup, u';

/** A place in the words, counted in characters, which stays when the elements around it are others. */
interface Caret {
  readonly position: number;
  /** Before the words that follow rather than behind those that came. */
  readonly isBefore: boolean;
}

function readCaret(root: HTMLElement): Caret | null {
  const selection = document.getSelection();
  const node = selection?.isCollapsed ? selection.anchorNode : null;
  if (!selection || !(node instanceof Text) || !root.contains(node)) return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(node, selection.anchorOffset);
  return { position: before.toString().length, isBefore: selection.anchorOffset === 0 };
}

function setCaret(root: HTMLElement, { position, isBefore }: Caret): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const offset = position - passed;
    const length = node.nodeValue?.length ?? 0;
    if (isBefore ? offset < length : offset <= length) {
      document.getSelection()?.collapse(node, offset);
      return;
    }
    passed += length;
  }
}

function linkAround(range: Range): Element | null {
  const node = range.commonAncestorContainer;
  return (node instanceof Element ? node : node.parentElement)?.closest('[contenteditable] a') ?? null;
}

function LinkForm({ href, onClose }: { readonly href: string; onClose(href?: string | null): void }) {
  const { t } = useMessages();
  const id = useId();
  const [text, setText] = useState(href);
  const address = text.trim();
  const isFit = address.startsWith('/') || address.startsWith('#') || isSafeUrl(address);
  return (
    <form
      className="link"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFit) onClose(address);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <label htmlFor={id}>{t('controls.richText.linkTo')}</label>
      <TextBox
        id={id}
        autoFocus
        data-own-undo=""
        value={text}
        placeholder="/contact · https://"
        aria-invalid={address !== '' && !isFit ? true : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <span>
        <SmallButton as="button" type="submit" disabled={!isFit}>
          {t('controls.richText.setLink')}
        </SmallButton>
        {href !== '' && <SmallButton onClick={() => onClose(null)}>{t('controls.richText.unlink')}</SmallButton>}
        <SmallButton onClick={() => onClose()}>{t('controls.cancel')}</SmallButton>
      </span>
    </form>
  );
}

function SourceText({
  value,
  onCommit,
  isReadOnly,
  id,
  labelId,
  describedBy,
}: Omit<ControlProps, 'value'> & { readonly value: string }) {
  const draft = useTextDraft<HTMLTextAreaElement>(value, onCommit);
  return (
    <textarea
      {...draft}
      className="text code"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
    />
  );
}

/** What the element says, as the field stores it; an element with nothing to read is an empty field. */
function readHtml(element: HTMLElement, profile: RichTextField['profile']): string {
  const hasContent = element.textContent?.trim() !== '' || element.querySelector('img, hr, table') !== null;
  return hasContent ? sanitizeHtml(element.innerHTML, profile) : '';
}

function textToHtml(text: string, profile: RichTextField['profile']): string {
  const lines = escapeHtml(text.replace(/\r\n?/g, '\n').trim());
  if (profile === 'inline' || !lines.includes('\n')) return lines.replace(/\n+/g, profile === 'inline' ? '<br>' : ' ');
  return lines
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}

function isRichTextField(field: Field): field is RichTextField {
  return field.kind === 'richText' && 'profile' in field;
}

const RichTextBox = styled.div`
  ${fieldBox}
  position: relative;
  padding: 0;

  &[data-invalid] {
    border-color: ${tone.negative};
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    padding: 0.125rem 3rem 0.125rem 0.125rem;
    border-block-end: 1px solid ${tone.line};
  }
  .source {
    position: absolute;
    inset: 0.25rem 0.25rem auto auto;
    padding: 0.125rem 0.3125rem;
    border-radius: ${theme.radius.small};
    color: ${tone.textMuted};
    font-size: 0.6875rem;
    cursor: pointer;
  }
  .source[aria-pressed='true'] {
    background-color: ${tone.text};
    color: ${tone.surface};
  }
  .lost {
    color: ${tone.caution};
    font-size: 0.75rem;
  }
  .lost:not(:empty) {
    padding: 0.375rem 0.5625rem;
    border-block-start: 1px solid ${tone.line};
  }
  .text {
    display: block;
    width: 100%;
    min-height: 2.125rem;
    max-height: 24rem;
    overflow-y: auto;
    padding: 0.4375rem 0.5625rem;
    border: 0;
    background: none;
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    outline: none;
  }
  .text[data-profile='flow'] {
    min-height: 6rem;
  }
  /* Line ends between paragraphs are nothing to see, those within are. */
  .text[data-profile='flow'],
  .text :is(ul, ol, blockquote, table) {
    white-space: normal;
  }
  .text :is(p, li, h2, h3, h4, td, th, caption, pre) {
    white-space: pre-wrap;
  }
  .code {
    padding-block-start: 2rem;
    font-family: ${theme.font.code};
    font-size: 0.75rem;
    field-sizing: content;
    resize: vertical;
  }
  .text > * + * {
    margin-block-start: 0.5em;
  }
  .text :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  .text ul {
    list-style: disc;
  }
  .text :is(h2, h3, h4) {
    font-size: 1em;
    font-weight: ${theme.weight.heading};
  }
  .text blockquote {
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid ${tone.lineStrong};
  }
  .text a {
    color: ${tone.accent};
  }
  .link {
    display: grid;
    gap: 0.375rem;
    padding: 0.5rem;
    border-block-start: 1px solid ${tone.line};
    font-size: 0.8125rem;
  }
  .link > span {
    display: flex;
    gap: 0.375rem;
  }
  .hidden-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
