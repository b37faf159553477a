/** Tells the seconds that are left, now and each second until none is. Returns what ends it early; nothing is told then. */
export function countDown(seconds: number, tell: (left: number) => void): () => void {
  const end = Date.now() + seconds * 1000;
  // By the clock: a browser lets a page that nobody looks at run late.
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (left === 0) clearInterval(timer);
    tell(left);
  }, 250);
  tell(seconds);
  return () => clearInterval(timer);
}
