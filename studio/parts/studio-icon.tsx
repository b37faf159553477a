import type { ComponentPropsWithoutRef } from 'react';

export interface StudioIconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'name' | 'children'> {
  readonly name: StudioIconName;
  /** Edge length in px. Default 18. */
  readonly size?: number;
}

/**
 * Icons of the builder's tools, drawn like `#ui/icon.tsx`: 24 grid, one stroke. Always decorative: the button carries
 * the name.
 */
export function StudioIcon({ name, size = 18, ...rest }: StudioIconProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  );
}

const paths = {
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  caption: 'M4 5h16v9H4zM7 18h10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  clear: 'M6 5h12M12 5l-2.5 14M15 15l5 5M20 15l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  'code-block': 'M4 4h16v16H4zM10 9l-3 3 3 3M14 9l3 3-3 3',
  'column-add': 'M4 5h8v14H4zM18 9v6M15 12h6',
  'column-remove': 'M4 5h8v14H4zM15 12h6',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  desktop: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  document: 'M7 3.5h7l4 4V20.5H7zM14 3.5v4h4M10 12h5M10 16h5',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  fit: 'M4 9V5h5M20 9V5h-5M4 15v4h5M20 15v4h-5',
  'heading-2': 'M4 6v12M12 6v12M4 12h8M16 11c.4-2 4-2 4 .4 0 2-4 3.6-4 5.6h4',
  'heading-3': 'M4 6v12M12 6v12M4 12h8M16 10h4l-2.5 3c3.5 0 3 4 0 4-1 0-1.6-.4-2-1',
  'heading-4': 'M4 6v12M12 6v12M4 12h8M19.5 17v-7L16 15h5',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  indent: 'M4 5h16M11 10h9M11 14h9M4 19h16M4 9.5l3 2.5-3 2.5',
  italic: 'M11 5h6M7 19h6M14 5l-4 14',
  keyboard: 'M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8',
  laptop: 'M5.5 6h13v9h-13zM3 18h18',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 13.5c2-2 3 0 1.5 1.5L4 17h2.5',
  out: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 6 6v4',
  outdent: 'M4 5h16M11 10h9M11 14h9M4 19h16M7 9.5L4 12l3 2.5',
  panel: 'M4 5h16v14H4zM15 5v14',
  'panel-left': 'M4 5h16v14H4zM9 5v14',
  phone: 'M8 3.5h8v17H8zM11 17.5h2',
  plus: 'M12 5v14M5 12h14',
  quote: 'M5 17c3-1 4-3 4-7H5v5h4M14 17c3-1 4-3 4-7h-4v5h4',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h4',
  'row-add': 'M4 4h16v7H4zM12 14v6M9 17h6',
  'row-head': 'M4 5h16v14H4zM4 10h16M7 7.5h10',
  'row-remove': 'M4 4h16v7H4zM9 17h6',
  rule: 'M4 12h16M7 6h10M7 18h10',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  source: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  strike: 'M4 12h16M16.5 7.5C15.5 4.5 8 4 8 8c0 5 9 3 9 8 0 4.5-8.5 4-10 .5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  tablet: 'M5.5 3.5h13v17h-13zM11 17.5h2',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-4',
  unlink: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-3-6.7M8 9.5l-3 3a4 4 0 0 0 3 6.7M4 4l16 16',
  warning: 'M12 4.5l9 15.5H3zM12 10.5v4.5M12 17.5h.01',
} as const;

export type StudioIconName = keyof typeof paths;
