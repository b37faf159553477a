/** Pixels at the ends of a view in which it scrolls while something is dragged, and how many of them for each frame at most. */
const EDGE = 64;
const PACE = 18;

/** By how much a view scrolls in a frame: negative towards its start, 0 away from its ends, the faster the nearer. */
export function paceAtEdge(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  const over = Math.min((start + edge - position) / edge, 1);
  const under = Math.min((position - end + edge) / edge, 1);
  if (over > 0) return -PACE * over;
  return under > 0 ? PACE * under : 0;
}
