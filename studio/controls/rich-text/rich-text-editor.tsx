import type { EditorState } from '@tiptap/pm/state';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages-context.tsx';
import type { ControlProps } from '../control.ts';
import { useLinkSearch, useOptionalFieldHost } from '../field-host.ts';
import { applyLink } from './apply-link.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { describeLoss } from './describe-loss.ts';
import { richTextForm } from './editor-form.ts';
import { LinkForm, type LinkFormProps } from './link-form.tsx';
import { type LinkPlace, linkPlaceOf } from './mark-commands.ts';
import type { PasteLoss } from './read-pasted-text.ts';
import type { Profile } from './schema.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichTextEditorProps extends Omit<ControlProps, 'value'> {
  readonly value: string;
  readonly profile: Profile;
}

/** The text box of a rich text field, with its toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, profile, isReadOnly, isInvalid, id, labelId, describedBy } = props;
  const { t } = useMessages();
  const search = useLinkSearch();
  const host = useOptionalFieldHost();
  const addPictures = useRef(host?.addPictures);
  addPictures.current = host?.addPictures;
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
      form: richTextForm(profile, {
        openLink: (now) => {
          // Synchronously, because the next key already belongs to the address.
          if (!latest.current.isReadOnly) flushSync(() => setLinkPlace(linkPlaceOf(now)));
          return true;
        },
        onPasted: (loss) => {
          setLoss(loss);
          if (loss.pictures.some(({ address }) => address !== null)) addPictures.current?.(loss.pictures);
        },
      }),
      value: latest.current.value,
      isReadOnly: () => latest.current.isReadOnly,
      onCommit: (html) => latest.current.onCommit(html),
      onState: setState,
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [profile]);
  useLayoutEffect(() => editor.current?.receive(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: makes the view check again whether it is editable
  useLayoutEffect(() => editor.current?.view.setProps({}), [isReadOnly]);

  const closeLink: LinkFormProps['onClose'] = (target) => {
    setLinkPlace(null);
    if (link && editor.current) applyLink(editor.current, link, target);
  };
  return (
    <>
      {!isReadOnly && state && (
        <Toolbar
          state={state}
          controls={id}
          onTool={(tool) => editor.current?.run(tool.command)}
          onLink={() => setLinkPlace(linkPlaceOf(state))}
          onLeave={() => editor.current?.view.focus()}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no input element can hold markup */}
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
        {describeLoss(loss, t)}
      </p>
      {link && (
        <LinkForm key={link.html?.href ?? ''} href={link.html?.href ?? ''} search={search} onClose={closeLink} />
      )}
    </>
  );
}
