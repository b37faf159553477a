/** Shows only those elements of a block that name this state, as in `data-for="valid expired"`. */
export function showState(root: HTMLElement, state: string): void {
  root.dataset.state = state;
  for (const part of root.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = !(part.dataset.for ?? '').split(' ').includes(state);
  }
}
