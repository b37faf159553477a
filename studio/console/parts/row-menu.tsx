import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { DotsIcon } from './dots-icon.tsx';

export interface RowMenuProps {
  readonly label: string;
  readonly items: NonNullable<MenuProps['items']>;
}

/** What can be done with a row of a table. What it opens gives the focus back to its button. */
export function RowMenu({ label, items }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hold = () => button.current?.focus({ preventScroll: true });
  return (
    <Dropdown menu={{ items: items.map((item) => holdFirst(item, hold)) }} trigger={['click']} placement="bottomRight">
      <Button ref={button} type="text" size="small" aria-haspopup="menu" aria-label={label} icon={<DotsIcon />} />
    </Dropdown>
  );
}

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
