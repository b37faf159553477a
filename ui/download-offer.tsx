import { styled } from 'styled-components';
import { Button, type ButtonVariant } from './button.tsx';
import { theme } from './theme.ts';

interface Props {
  /** Sent to the platform to request the file; null on the builder's canvas, where nothing can be downloaded. */
  readonly ticket: string | null;
  /** `Download` */
  readonly label: string;
  /** What is downloaded, for screen readers. */
  readonly about: string;
  readonly variant?: ButtonVariant;
}

/**
 * A button for a restricted file. The page's shell requests the file when the button is clicked, and shows the outcome below
 * it.
 */
export function DownloadOffer({ ticket, label, about, variant = 'primary' }: Props) {
  return (
    <Offer data-download="">
      <Button
        variant={variant}
        size="small"
        icon="download"
        aria-label={`${label}: ${about}`}
        data-ticket={ticket ?? undefined}
      >
        {label}
      </Button>
      <p role="status" data-told="" />
    </Offer>
  );
}

const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x1};
  justify-items: start;

  [data-told] {
    margin: 0;
    font-size: ${theme.size.small};
    overflow-wrap: anywhere;
  }
  [data-told]:empty {
    display: none;
  }
  [data-told] a,
  [data-told] button {
    min-height: 2.75rem;
    padding-inline: 0;
    color: inherit;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;
