import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { newTab } from './new-tab.ts';
import { media, theme } from './theme.ts';

export interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
  readonly icon?: IconName;
  /** Opens a new tab with `rel="noopener"`. */
  readonly external?: boolean;
}

/** A link in or beside text; underlined, because colour alone says nothing. */
export function TextLink({ external, icon, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...newTab(external)} {...rest} className={classNames('h-link', icon && 'h-link-step', className)}>
      {icon ? (
        <>
          <span className="h-link-label">{children}</span>
          <Icon name={icon} />
        </>
      ) : (
        children
      )}
    </a>
  );
}

export const textLinkStyles = css`
  .h-link,
  .h-link-label {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
    text-underline-offset: 0.22em;
    transition:
      color ${theme.duration.quick} ${theme.ease.out},
      text-decoration-color ${theme.duration.quick} ${theme.ease.out};
  }

  .h-link {
    color: inherit;

    ${media.hover} {
      &:hover,
      &:hover .h-link-label {
        color: var(--accent);
        text-decoration-color: currentColor;
      }
      &:hover .h-icon {
        color: var(--accent);
        transform: translateX(3px);
      }
    }
  }

  .h-link-step {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2.75rem;
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.medium};
    text-decoration: none;

    & .h-icon {
      transition:
        color ${theme.duration.quick} ${theme.ease.out},
        transform ${theme.duration.settle} ${theme.ease.spring};
    }
  }
`;
