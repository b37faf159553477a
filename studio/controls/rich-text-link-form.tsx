import { useId, useState } from 'react';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, TextBox } from '../parts/panel-parts.tsx';

export interface RichTextLinkFormProps {
  readonly href: string;
  /** With an address, with null to remove the link, with nothing to leave it. */
  onClose(href?: string | null): void;
}

/** Where some words of rich text lead. */
export function RichTextLinkForm({ href, onClose }: RichTextLinkFormProps) {
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
