import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '#cms-schema/field.ts';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import { changeList } from './change-list.ts';
import type { ControlProps } from './control.ts';
import { readPastedHtml } from './read-pasted-html.ts';
import { RichTextBox } from './rich-text-box.ts';
import { RichTextLinkForm } from './rich-text-link-form.tsx';
import { linkAround, readMarks, richTextTools } from './rich-text-tools.ts';
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
          {richTextTools
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
      {linkRange && <RichTextLinkForm href={linkAround(linkRange)?.getAttribute('href') ?? ''} onClose={closeLink} />}
    </>
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
