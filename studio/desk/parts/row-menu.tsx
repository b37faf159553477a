import { Button, Dropdown, Grid, type MenuProps } from 'antd';
import { useRef } from 'react';
import { DotsIcon } from './dots-icon.tsx';

export interface RowMenuProps {
  readonly label: string;
  readonly items: NonNullable<MenuProps['items']>;
}

/** What can be done with a row of a table. What it opens gives the focus back to its button. */
export function RowMenu({ label, items }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isNarrow = Grid.useBreakpoint().md === false;
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

/** On a phone there is room for no more above or below the button: the rest is scrolled to. */
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
