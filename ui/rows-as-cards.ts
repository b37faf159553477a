import { phoneQuery } from './breakpoints.ts';

/**
 * Styles of tables with `h-rows-as-cards`, whose rows become cards on phones, so that nothing scrolls sideways. `data-label`
 * labels a cell; the cell with `h-card-acts` holds the row's actions.
 */
export const rowsAsCardsStyle = `
@media ${phoneQuery} {
  .h-rows-as-cards, .h-rows-as-cards > tbody { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x2); }
  .h-rows-as-cards > thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .h-rows-as-cards > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-x05);
    padding: var(--h-space-x2);
    border: var(--h-line-hair) solid var(--line);
    border-radius: var(--h-radius-large);
    background: var(--surface-raised);
  }
  .h-rows-as-cards > tbody > tr > :is(th, td) { display: block; padding: 0; border: 0; white-space: normal; text-align: start; overflow-wrap: anywhere; }
  .h-rows-as-cards > tbody > tr > td[data-label] { display: grid; grid-template-columns: 5.75rem minmax(0, 1fr); gap: var(--h-space-x1); }
  .h-rows-as-cards > tbody > tr > td[data-label]::before { content: attr(data-label); color: var(--text-muted); }
  .h-rows-as-cards > tbody > tr > .h-card-acts { display: flex; flex-wrap: wrap; gap: var(--h-space-x1); padding-block-start: var(--h-space-x1); }
}
`;
