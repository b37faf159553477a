import type { ResolvedLink } from '#cms-schema/fields/link.ts';
import { ButtonLink, type ButtonSize } from '#ui/button.tsx';

export interface BlockActionsProps {
  readonly actions: readonly { readonly label: string; readonly link: ResolvedLink | null }[];
  readonly size?: ButtonSize;
  readonly className?: string;
}

/** The buttons of an `actionsField`, the first one primary. Buttons whose link has no target are left out. */
export function BlockActions({ actions, size, className }: BlockActionsProps) {
  const links = actions.flatMap(({ label, link }) => (link ? [{ label, ...link }] : []));
  if (links.length === 0) return null;
  return (
    <div className={className}>
      {links.map(({ label, href, newTab }, index) => (
        <ButtonLink
          key={`${index} ${label}`}
          href={href}
          external={newTab}
          size={size}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={index === 0 ? 'arrow-right' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
