/** What `run` reads from or writes to this browser's storage; null in a browser that blocks it. */
export function tryStorage<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
