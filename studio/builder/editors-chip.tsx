import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useMessages } from '../messages-context.tsx';
import { listEditors, printEditors } from './list-editors.ts';
import type { PresenceState } from './presence.ts';

/** Shows in the header who else has the page open. Each person is announced once, on their first arrival. */
export function EditorsChip({ presence, onOpen }: { readonly presence: PresenceState; onOpen(): void }) {
  const { t } = useMessages();
  const editors = listEditors(presence.others);
  const text = editors.length > 0 ? printEditors(editors, t) : '';
  const news = useNews(editors.map(({ key }) => key).join('\n'), text);
  return (
    <>
      <VisuallyHidden role="status" data-editors-announcement="">
        {news}
      </VisuallyHidden>
      {text !== '' && (
        <Chip type="button" title={t('builder.editors.open')} data-editors="" onClick={onOpen}>
          {editors.slice(0, 3).map(({ key, initials }) => (
            <i key={key} aria-hidden="true">
              {initials}
            </i>
          ))}
          <span>{text}</span>
        </Chip>
      )}
    </>
  );
}

/** The text at the time when somebody arrived for the first time. */
function useNews(keys: string, text: string): string {
  const [told, setTold] = useState<{ readonly keys: ReadonlySet<string>; readonly text: string }>({
    keys: new Set(),
    text: '',
  });
  useEffect(() => {
    setTold((before) => {
      const present = keys.split('\n').filter((key) => key !== '');
      if (present.every((key) => before.keys.has(key))) return before;
      return { keys: new Set([...before.keys, ...present]), text };
    });
  }, [keys, text]);
  return told.text;
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 2rem;
  padding-inline: 0.25rem 0.5rem;
  border-radius: 999px;
  color: ${tone.text};
  font-size: 0.75rem;
  line-height: 1.3;
  cursor: pointer;

  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    margin-inline-end: -0.375rem;
    border: 2px solid ${tone.surfaceRaised};
    border-radius: 50%;
    background-color: ${theme.color.dataDeep};
    color: ${theme.color.paper};
    font-size: 0.625rem;
    font-style: normal;
    font-weight: 600;
    letter-spacing: 0;
  }
  span {
    overflow: hidden;
    max-width: 14rem;
    margin-inline-start: 0.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:focus-visible {
    outline: 2px solid ${tone.focus};
  }
  ${media.hover} {
    &:hover {
      background-color: color-mix(in srgb, ${tone.text} 6%, transparent);
    }
  }
  @media (max-width: 640px) {
    padding-inline: 0 0.375rem;
  }
  @media (max-width: 1200px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
