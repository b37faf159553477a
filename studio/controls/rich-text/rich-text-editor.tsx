import type { EditorState } from '@tiptap/pm/state';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages-context.tsx';
import type { ControlProps } from '../control.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { LinkForm } from './link-form.tsx';
import { type LinkPlace, linkPlaceOf, removeLink, setLink } from './mark-commands.ts';
import type { PasteLoss } from './paste.ts';
import type { Profile } from './schema.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichTextEditorProps extends Omit<ControlProps, 'value'> {
  readonly value: string;
  readonly profile: Profile;
}

/** The text box of a rich text field with its tools. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, profile, isReadOnly, isInvalid, id, labelId, describedBy } = props;
  const { t } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const latest = useRef(props);
  const [state, setState] = useState<EditorState | null>(null);
  const [link, setLinkPlace] = useState<LinkPlace | null>(null);
  const [loss, setLoss] = useState<PasteLoss | null>(null);

  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createEditor(place.current, {
      profile,
      value: latest.current.value,
      isReadOnly: () => latest.current.isReadOnly,
      onCommit: (html) => latest.current.onCommit(html),
      onState: setState,
      openLink: (now) => {
        if (!latest.current.isReadOnly) setLinkPlace(linkPlaceOf(now));
        return true;
      },
      onPasted: setLoss,
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [profile]);
  useLayoutEffect(() => editor.current?.receive(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view asks again whether it may be written in
  useLayoutEffect(() => editor.current?.view.setProps({}), [isReadOnly]);

  const run: Editor['run'] = (command) => editor.current?.run(command);
  const closeLink: Parameters<typeof LinkForm>[0]['onClose'] = (target) => {
    setLinkPlace(null);
    if (link && target) run(setLink(link, target.href, target.words));
    else if (link && target === null) run(removeLink(link));
    else editor.current?.view.focus();
  };
  const notes = [
    loss?.isTooLarge && t('controls.richText.onlyWords'),
    loss && loss.leftOut > 0 && t('controls.richText.noPictures', { count: loss.leftOut }),
  ];
  return (
    <>
      {!isReadOnly && state && (
        <Toolbar
          state={state}
          controls={id}
          onTool={(tool) => run(tool.command)}
          onLink={() => setLinkPlace(linkPlaceOf(state))}
          onLeave={() => editor.current?.view.focus()}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no input holds markup */}
      <div
        ref={place}
        className="text"
        id={id}
        role="textbox"
        aria-multiline={profile === 'flow'}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-readonly={isReadOnly || undefined}
        tabIndex={0}
        data-profile={profile}
        onBlur={() => setLoss(null)}
      />
      <p role="status" className="lost">
        {notes.filter((note) => typeof note === 'string').join(' ')}
      </p>
      {link && <LinkForm key={link.html?.href ?? ''} href={link.html?.href ?? ''} onClose={closeLink} />}
    </>
  );
}
