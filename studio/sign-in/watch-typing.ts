/** Milliseconds without a key press after which the user counts as pausing. */
export const TYPING_PAUSE = 1000;

export interface TypingWatch {
  /**
   * Calls `act` as soon as the user pauses typing and no input method composes; at once if so already. Returns a cancel
   * function.
   */
  whenPaused(act: () => void): () => void;
  stop(): void;
}

/** Tracks whether the user is typing, so that something that takes the focus does not swallow the next letters. */
export function watchTyping(view: EventTarget): TypingWatch {
  let typedAt = Number.NEGATIVE_INFINITY;
  let isComposing = false;
  const note = ({ type }: Event) => {
    typedAt = Date.now();
    if (type.startsWith('composition')) isComposing = type === 'compositionstart';
  };
  for (const type of events) view.addEventListener(type, note, { capture: true });
  return {
    whenPaused(act) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        const rest = isComposing ? TYPING_PAUSE : typedAt + TYPING_PAUSE - Date.now();
        if (rest > 0) timer = setTimeout(look, rest);
        else act();
      };
      look();
      return () => clearTimeout(timer);
    },
    stop() {
      for (const type of events) view.removeEventListener(type, note, { capture: true });
    },
  };
}

const events = ['keydown', 'input', 'compositionstart', 'compositionend'] as const;
