import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import type { ShellQuery } from '../generated/graphql.ts';
import { getTranslations } from '../i18n/translate.ts';
import { drawQrCode } from './draw-qr-code.ts';

interface Props {
  readonly locale: Locale;
  readonly settings: ShellQuery['generalSettings'];
}

/**
 * Icons for contacting the company. The QR code of the messaging app appears when its icon is hovered, and opens as a dialog
 * when it is clicked: a popover, which needs no script.
 */
export function ContactSigns({ locale, settings: { contactEmail, chatAddress, chatCaption } }: Props) {
  const t = getTranslations(locale, 'shell');
  if (!contactEmail && !chatAddress) return null;
  return (
    <Signs role="list">
      {contactEmail && (
        <li>
          <a className="sign" href={`mailto:${contactEmail}`} aria-label={t('writeEmail')} title={contactEmail}>
            <Icon name="mail" size={20} />
          </a>
        </li>
      )}
      {chatAddress && (
        <li className="chat">
          <button type="button" className="sign" popoverTarget="chat-code" aria-label={t('openChat')}>
            <Icon name="chat" size={20} />
          </button>
          <div
            id="chat-code"
            popover="auto"
            role="dialog"
            aria-label={t('openChat')}
            className="chat-code h-surface"
            data-tone="light"
          >
            <QrCode words={chatAddress} />
            {chatCaption && <p>{chatCaption}</p>}
            <button type="button" className="chat-close" popoverTarget="chat-code" popoverTargetAction="hide">
              {t('closeChat')}
            </button>
          </div>
        </li>
      )}
    </Signs>
  );
}

/** Black on white in every color scheme: cameras read nothing else reliably. */
function QrCode({ words }: { readonly words: string }) {
  const { size, path } = drawQrCode(words);
  return (
    <svg
      className="chat-drawing"
      viewBox={`0 -0.5 ${size} ${size}`}
      role="img"
      aria-label="QR"
      shapeRendering="crispEdges"
    >
      <rect y="-0.5" width={size} height={size} fill="#fff" />
      <path d={path} stroke="#000" />
    </svg>
  );
}

const Signs = styled.ul`
  display: flex;
  gap: ${theme.space.x1};
  margin-block-start: ${theme.space.x2};

  & .sign {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.round};
    color: inherit;
    cursor: pointer;
  }
  .chat {
    position: relative;
  }
  .chat-code {
    width: min(16rem, calc(100vw - 2.5rem));
    margin: auto;
    padding: ${theme.space.x2};
    border: ${theme.line.hair} solid ${tone.line};
    border-radius: ${theme.radius.large};
    box-shadow: ${theme.shadow.overlay};
    text-align: center;
    font-size: ${theme.size.small};
  }
  .chat-code::backdrop {
    background: rgb(11 15 23 / 60%);
  }
  .chat-drawing {
    width: 100%;
    forced-color-adjust: none;
  }
  .chat-close {
    min-height: 2.75rem;
    padding-inline: ${theme.space.x3};
    color: ${tone.accent};
    cursor: pointer;
  }
  ${media.hover} {
    .sign:hover {
      color: ${tone.accent};
      border-color: currentColor;
    }
    /* Closed, as the dialog it could be: what a mouse sees while it rests on the sign. */
    .chat:hover > .chat-code:not(:popover-open) {
      display: block;
      position: absolute;
      inset: auto auto 100% -0.5rem;
      width: 11rem;
      margin: 0;
      z-index: ${theme.layer.sticky};
      color: inherit;

      & > .chat-close {
        display: none;
      }
    }
    .chat:hover > .chat-code:not(:popover-open) > p {
      color: ${theme.color.ink};
    }
  }
`;
