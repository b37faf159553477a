import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

export interface RefusedProps {
  /** Why the button can do nothing now; null: it can. */
  readonly refusal: string | null;
  /** Draws the button with these properties. */
  children(button: { readonly disabled: boolean; readonly 'aria-describedby'?: string }): ReactNode;
}

/** A main button that says why it is grey: visibly beside it, and as its description. */
export function Refused({ refusal, children }: RefusedProps) {
  const id = useId();
  if (refusal === null) return children({ disabled: false });
  return (
    <>
      <Reason id={id}>{refusal}</Reason>
      {children({ disabled: true, 'aria-describedby': id })}
    </>
  );
}

const Reason = styled.span`
  align-self: center;
  color: ${tone.textMuted};
  font-size: 0.8125rem;

  /* On a phone the buttons stay together in one row, below the reason. */
  @media (max-width: 30rem) {
    flex: 1 0 100%;
    order: -1;
  }
`;
