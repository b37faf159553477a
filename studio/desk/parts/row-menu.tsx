import { Button, Dropdown, Grid, type MenuProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { DotsIcon } from './dots-icon.tsx';

export interface RowMenuProps {
  readonly label: string;
  readonly items: NonNullable<MenuProps['items']>;
}

/**
 * The actions menu of a table row. A dialog opened from it returns the focus to the menu button. If an action removes the
 * row, the focus moves to the menu of the row in its place.
 */
export function RowMenu({ label, items }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isNarrow = Grid.useBreakpoint().md === false;
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own.ownerDocument.activeElement === own) menuBeside(own)?.focus({ preventScroll: true });
    };
  }, []);
  const hold = () => button.current?.focus({ preventScroll: true });
  return (
    <Dropdown
      menu={{ items: items.map((item) => holdFirst(item, hold)), ...(isNarrow && { style: fitting }) }}
      trigger={['click']}
      placement="bottomRight"
    >
      <Button ref={button} type="text" size="small" aria-haspopup="menu" aria-label={label} icon={<DotsIcon />} />
    </Dropdown>
  );
}

/** The button of the next row's menu, or in the last row of the previous one's. */
function menuBeside(own: HTMLElement): HTMLElement | undefined {
  const all = [...(own.closest('table')?.querySelectorAll<HTMLElement>('button[aria-haspopup="menu"]') ?? [])];
  const at = all.indexOf(own);
  return at < 0 ? undefined : (all[at + 1] ?? all[at - 1]);
}

/** Fits above or below the button even on a phone; the rest scrolls. */
const fitting = { maxHeight: 'max(12rem, calc(50vh - 2rem))', overflowY: 'auto' } as const;

type Item = RowMenuProps['items'][number];

function holdFirst(item: Item, hold: () => void): Item {
  if (item === null || !('onClick' in item)) return item;
  const { onClick } = item;
  return {
    ...item,
    onClick(info) {
      hold();
      onClick?.(info);
    },
  };
}
