/**
 * Paths whose last response was personal. Requests for them are not coalesced into one fetch for the next ten seconds.
 */
export interface PersonalPaths {
  has(path: string): boolean;
  add(path: string): void;
}

export function createPersonalPaths(): PersonalPaths {
  const until = new Map<string, number>();
  return {
    has(path) {
      const end = until.get(path);
      if (end === undefined) return false;
      if (Date.now() < end) return true;
      until.delete(path);
      return false;
    },
    add(path) {
      if (until.size >= MOST_PATHS) until.clear();
      until.set(path, Date.now() + BELIEVED_MS);
    },
  };
}

const BELIEVED_MS = 10_000;
const MOST_PATHS = 20_000;
