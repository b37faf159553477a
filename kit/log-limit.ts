export interface LineLimit {
  /** `null` when a line of this kind must not be written now; otherwise how many lines before it were left out. */
  pass(kind: string): { leftOut: number } | null;
  /** Reports all left-out lines that have not been reported yet. */
  flush(): void;
}

export interface LineLimitOptions {
  burst: number;
  perSecond: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds after which left-out lines are reported if no other line of their kind follows. */
  reportAfter?: number;
}

interface Allowance {
  /** Lines that may be written immediately. */
  left: number;
  at: number;
  leftOut: number;
  timer: NodeJS.Timeout | null;
}

/**
 * A token bucket per kind. `onLeftOut` is called a while after lines were left out, if no later line of that kind has
 * reported them, so that no count is lost.
 */
export function limitLines(
  { burst, perSecond, now, reportAfter = 10_000 }: LineLimitOptions,
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
      // There should be few kinds; any beyond the maximum share one allowance.
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
      allowance.timer ??= setTimeout(() => report(kind, allowance), reportAfter).unref();
      return null;
    },
    flush() {
      for (const [kind, allowance] of allowances) report(kind, allowance);
    },
  };
}

const MOST_KINDS = 500;
