/** The width in pixels of the edge in which a view scrolls during a drag, and the largest scroll step per frame. */
const EDGE = 64;
const PACE = 18;

/**
 * How far a view scrolls in a frame: negative towards its start, 0 away from its ends, and faster the nearer to an end.
 */
export function paceAtEdge(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  const over = Math.min((start + edge - position) / edge, 1);
  const under = Math.min((position - end + edge) / edge, 1);
  if (over > 0) return -PACE * over;
  return under > 0 ? PACE * under : 0;
}
