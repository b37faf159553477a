import type { ComponentPropsWithoutRef } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import { iconPaths } from './icon-paths.ts';

export { type IconName, iconNames, isIconName } from './icon-names.ts';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'name' | 'children'> {
  readonly name: IconName;
  /** Edge length in px at the default font size, with which it scales; 1.25 em of the surrounding text if omitted. */
  readonly size?: number;
  /** The icon's meaning if no text states it; without a label the icon is decorative. */
  readonly label?: string;
}

export function Icon({ name, size, label, className, style, ...rest }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const edge = size === undefined ? undefined : `${size / 16}rem`;
  const box = edge === undefined ? style : { width: edge, height: edge, ...style };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the name is an aria-label; a title would show a tooltip on every icon
    <svg
      {...rest}
      {...spoken}
      viewBox="0 0 24 24"
      className={classNames('h-icon', className)}
      style={box}
      data-icon={name}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

export const iconStyles = css`
  .h-icon {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .h-icon path {
    vector-effect: non-scaling-stroke;
  }
`;
