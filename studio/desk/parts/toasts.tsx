import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { useTopModal } from '../../parts/modal-stack.ts';
import { Toast, type ToastAct } from '../../parts/toast.tsx';

/** Briefly shows the outcome of an action. */
export interface Toasts {
  /** `act`: a follow-up action. */
  tell(text: string, act?: ToastAct): void;
  tellFailure(text: string): void;
}

const ToastsContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts: wrap this part of the desk in <ToastsProvider>.');
  return toasts;
}

interface Told {
  readonly id: number;
  readonly text: string;
  readonly isFailure: boolean;
  readonly act: ToastAct | undefined;
}

export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<readonly Told[]>([]);
  const count = useRef(0);
  const close = useCallback((id: number) => setTold((before) => before.filter((each) => each.id !== id)), []);
  const toasts = useMemo<Toasts>(() => {
    const add = (text: string, isFailure: boolean, act?: ToastAct) => {
      count.current += 1;
      const next = { id: count.current, text, isFailure, act };
      setTold((before) => [...before, next].slice(-MOST));
    };
    return {
      tell: (text, act) => add(text, false, act),
      tellFailure: (text) => add(text, true),
    };
  }, []);
  // While a modal dialog is open, content outside it can be neither clicked nor read out.
  const place = useTopModal() ?? document.body;
  return (
    <ToastsContext value={toasts}>
      {children}
      {createPortal(
        <List role="status">
          {told.map((each) => (
            <ToldToast key={each.id} told={each} onClose={close} />
          ))}
        </List>,
        place,
      )}
    </ToastsContext>
  );
}

function ToldToast({ told, onClose }: { readonly told: Told; onClose(id: number): void }) {
  const { id, text, isFailure, act } = told;
  const close = useCallback(() => onClose(id), [onClose, id]);
  return (
    <Toast
      text={text}
      isFailure={isFailure}
      duration={act ? 10_000 : isFailure ? 8_000 : 4_000}
      onClose={close}
      {...(act && {
        act: {
          label: act.label,
          run: () => {
            close();
            act.run();
          },
        },
      })}
    />
  );
}

/** Toasts shown at once; older ones are removed. */
const MOST = 3;

const List = styled.div`
  position: fixed;
  inset: 4rem 1rem auto;
  z-index: ${theme.layer.toast};
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  pointer-events: none;
`;
