import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { newTab } from './new-tab.ts';
import { media, theme } from './theme.ts';

/** primary: the main action · secondary: the alternative · quiet: a minor action. */
export const buttonVariants = ['primary', 'secondary', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** After the label by default; arrows move forward on hover. */
  readonly icon?: IconName;
  readonly iconSide?: 'start' | 'end';
}

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonLook {
  readonly href: string;
  /** Opens a new tab with `rel="noopener"`. */
  readonly external?: boolean;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ external, variant, size, icon, iconSide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...newTab(external)} {...rest} {...look({ variant, size, className })}>
      {labelWithIcon(children, icon, iconSide)}
    </a>
  );
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** Shows a running waveform in place of the icon and says so to assistive technology. */
  readonly busy?: boolean;
}

/** A button: it does something. `type` is `button` unless given. */
export function Button({
  variant,
  size,
  icon,
  iconSide,
  busy,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} aria-busy={busy || undefined} {...look({ variant, size, className })}>
      {busy ? (
        <>
          {children}
          <span className="h-button-busy" aria-hidden="true" />
        </>
      ) : (
        labelWithIcon(children, icon, iconSide)
      )}
    </button>
  );
}

function look({ variant = 'primary', size = 'medium', className }: ButtonLook & { className: string | undefined }) {
  return { className: classNames('h-button', className), 'data-variant': variant, 'data-size': size };
}

function labelWithIcon(label: ReactNode, icon: IconName | undefined, side: 'start' | 'end' = 'end') {
  if (!icon) return label;
  const drawing = <Icon name={icon} className="h-button-icon" />;
  return side === 'start' ? (
    <>
      {drawing}
      {label}
    </>
  ) : (
    <>
      {label}
      {drawing}
    </>
  );
}

export const buttonStyles = css`
  .h-button {
    --face: var(--accent-fill);
    --edge: var(--accent-fill);
    --ink: var(--on-accent);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.625em;
    min-height: 3rem;
    padding: 0.625rem 1.375rem;
    border: ${theme.line.regular} solid var(--edge);
    border-radius: ${theme.radius.medium};
    background-color: var(--face);
    color: var(--ink);
    font-family: ${theme.font.heading};
    font-size: 1rem;
    font-weight: ${theme.weight.medium};
    line-height: 1.25;
    letter-spacing: ${theme.tracking.label};
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    forced-color-adjust: none;
    transition:
      background-color ${theme.duration.quick} ${theme.ease.out},
      border-color ${theme.duration.quick} ${theme.ease.out},
      color ${theme.duration.quick} ${theme.ease.out},
      transform ${theme.duration.settle} ${theme.ease.spring};

    &[data-variant='secondary'] {
      --face: transparent;
      --edge: var(--line-strong);
      --ink: var(--text);
    }
    &[data-variant='quiet'] {
      --face: transparent;
      --edge: transparent;
      --ink: var(--text);
      padding-inline: 0.75rem;
    }
    &[data-size='small'] {
      min-height: 2.75rem;
      padding: 0.5rem 1rem;
      font-size: 0.9375rem;
    }
    &[data-size='large'] {
      min-height: 3.5rem;
      padding: 0.875rem 1.75rem;
      font-size: 1.0625rem;
    }

    ${media.hover} {
      &:hover {
        --face: color-mix(in oklab, var(--accent-fill) 88%, var(--text));
        --edge: var(--face);
      }
      &[data-variant='secondary']:hover {
        --face: var(--text);
        --edge: var(--text);
        --ink: var(--surface);
      }
      &[data-variant='quiet']:hover {
        --face: color-mix(in srgb, var(--text) 8%, transparent);
        --edge: transparent;
      }
      &:hover .h-button-icon[data-icon='arrow-right'] {
        transform: translateX(3px);
      }
      &:hover .h-button-icon[data-icon='arrow-up-right'],
      &:hover .h-button-icon[data-icon='external'] {
        transform: translate(2px, -2px);
      }
    }
    &:active {
      transform: scale(0.97);
      transition-duration: ${theme.duration.press};
    }
    /* As particular as what a pointer changes of a variant, and behind it. */
    &[data-variant]:is(:disabled, [aria-disabled='true']) {
      --face: var(--surface-sunken);
      --edge: var(--line);
      --ink: var(--text-muted);
      cursor: not-allowed;
      transform: none;
    }
    &[aria-busy='true'] {
      cursor: progress;
    }
  }

  .h-button-icon {
    transition: transform ${theme.duration.settle} ${theme.ease.spring};
  }

  .h-button-busy {
    width: 1.25em;
    height: 1em;
    background:
      linear-gradient(currentColor 0 0) 0 50% / 2px 40%,
      linear-gradient(currentColor 0 0) 33% 50% / 2px 90%,
      linear-gradient(currentColor 0 0) 67% 50% / 2px 60%,
      linear-gradient(currentColor 0 0) 100% 50% / 2px 30%;
    background-repeat: no-repeat;
    forced-color-adjust: none;
    ${media.motion} {
      animation: h-busy 720ms ${theme.ease.out} infinite alternate;
    }
  }

  @keyframes h-busy {
    to {
      background-size:
        2px 90%,
        2px 35%,
        2px 30%,
        2px 80%;
    }
  }
`;
