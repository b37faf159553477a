/** Shows of a block only what is for this state: elements with `data-for="valid expired"`. Who listens is told of what appears. */
export function showState(root: HTMLElement, state: string): void {
  root.dataset.state = state;
  for (const part of root.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = !(part.dataset.for ?? '').split(' ').includes(state);
  }
}
