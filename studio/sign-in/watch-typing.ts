/** Milliseconds without a key after which somebody has stopped typing for now. */
export const TYPING_PAUSE = 1000;

export interface TypingWatch {
  /** Calls back as soon as nobody types and no input method composes: at once, if so already. Returns how to forget it. */
  whenPaused(act: () => void): () => void;
  stop(): void;
}

/** Knows whether somebody is typing, so that what takes the focus away does not take the next letters with it. */
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
