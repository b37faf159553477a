import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';

/** A dialog of the desk, mounted while it is open. When it goes, the focus is back where it came from. */
export function DeskDialog(props: Omit<ModalProps, 'open'>) {
  useFocusBack();
  return <Modal open {...props} />;
}

/** The library gives the focus back only to dialogs that stay mounted when they close. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
