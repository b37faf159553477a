/** Calls `tell` with the seconds left, now and until they reach 0. Returns a function that cancels the countdown. */
export function countDown(seconds: number, tell: (left: number) => void): () => void {
  const end = Date.now() + seconds * 1000;
  // Computed from the clock, because browsers throttle the timers of background tabs.
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (left === 0) clearInterval(timer);
    tell(left);
  }, 250);
  tell(seconds);
  return () => clearInterval(timer);
}
