import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { headerHeight, media, theme, tone } from '#ui/theme.ts';

/** Briefly shows the outcome of an action. */
export function Toast({ closeLabel }: { readonly closeLabel: string }) {
  return (
    <Box className="toast h-surface" data-tone="light" popover="manual" role="status">
      <p />
      <button type="button" aria-label={closeLabel}>
        <Icon name="close" size={16} />
      </button>
    </Box>
  );
}

const Box = styled.div`
  /* Below the header: the buttons of the menu stay in reach. */
  inset: calc(${headerHeight} + 0.5rem) 1.25rem auto;
  width: fit-content;
  max-width: min(32rem, calc(100vw - 2.5rem));
  margin-inline: auto;
  padding: ${theme.space.x05} ${theme.space.x05} ${theme.space.x05} ${theme.space.x2};
  border: ${theme.line.hair} solid ${tone.line};
  border-inline-start: 4px solid ${tone.positive};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.size.small};
  overflow-wrap: anywhere;

  &[data-said='failure'] {
    border-inline-start-color: ${tone.negative};
  }
  &:popover-open {
    display: flex;
    gap: ${theme.space.x1};
    align-items: center;
  }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    color: ${tone.textMuted};
    cursor: pointer;
  }
  /* Beside a dialog, the account panel and the button that leads to the top, over none of them. */
  ${media.desktop} {
    inset: auto auto 1.25rem 1.25rem;
    margin-inline: 0;
  }
  ${media.print} {
    display: none;
  }
`;
