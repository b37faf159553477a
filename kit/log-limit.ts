export interface LineLimit {
  /** Whether a line of this kind may be written now, and how many before it were not; `null` when it may not. */
  pass(kind: string): { leftOut: number } | null;
  /** Tells at once of all lines that were left out and not told of yet. */
  flush(): void;
}

interface Allowance {
  /** Lines that may be written at once. */
  left: number;
  at: number;
  leftOut: number;
  timer: NodeJS.Timeout | null;
}

/**
 * A token bucket for each kind. `onLeftOut` is called a while after lines were left out when no later line of the kind
 * has told of them, so that no count is lost in silence.
 */
export function limitLines(
  { burst, perSecond, now }: { burst: number; perSecond: number; now: () => number },
  onLeftOut: (kind: string, leftOut: number) => void,
): LineLimit {
  const allowances = new Map<string, Allowance>();

  const allowanceOf = (kind: string): Allowance => {
    const known = allowances.get(kind);
    if (known !== undefined) return known;
    const fresh: Allowance = { left: burst, at: now(), leftOut: 0, timer: null };
    allowances.set(kind, fresh);
    return fresh;
  };

  const takeLeftOut = (allowance: Allowance): number => {
    const { leftOut } = allowance;
    allowance.leftOut = 0;
    if (allowance.timer !== null) clearTimeout(allowance.timer);
    allowance.timer = null;
    return leftOut;
  };

  const report = (kind: string, allowance: Allowance) => {
    const leftOut = takeLeftOut(allowance);
    if (leftOut > 0) onLeftOut(kind, leftOut);
  };

  return {
    pass(wanted) {
      // Kinds are meant to be few; where they are not, the rest of them share one allowance.
      const kind = allowances.has(wanted) || allowances.size < MOST_KINDS ? wanted : 'other';
      const allowance = allowanceOf(kind);
      const time = now();
      allowance.left = Math.min(burst, allowance.left + (Math.max(0, time - allowance.at) / 1_000) * perSecond);
      allowance.at = time;
      if (allowance.left >= 1) {
        allowance.left -= 1;
        return { leftOut: takeLeftOut(allowance) };
      }
      allowance.leftOut += 1;
      allowance.timer ??= setTimeout(() => report(kind, allowance), REPORT_MS).unref();
      return null;
    },
    flush() {
      for (const [kind, allowance] of allowances) report(kind, allowance);
    },
  };
}

const MOST_KINDS = 500;
const REPORT_MS = 10_000;
