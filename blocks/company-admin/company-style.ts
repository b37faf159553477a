import { rowsAsCardsStyle } from '#ui/rows-as-cards.ts';

/** Styles for the parts that only managers see. */
export const companyStyle = `
.company table {
  width: 100%;
  border-collapse: collapse;
  font-size: var(--h-size-small);
  font-variant-numeric: tabular-nums;
}
.company :is(th, td) {
  padding: var(--h-space-x1) var(--h-space-x2) var(--h-space-x1) 0;
  border-block-end: var(--h-line-hair) solid var(--line);
  text-align: start;
  overflow-wrap: anywhere;
}
.company thead th {
  color: var(--text-muted);
  font-weight: var(--h-weight-medium);
}
.company tbody th {
  min-width: 12rem;
  font-weight: var(--h-weight-medium);
}
.company tbody th small {
  margin-inline-start: var(--h-space-x1);
  color: var(--accent);
}
.company tbody button {
  min-width: 2.75rem;
  min-height: 2.75rem;
  margin-inline-end: var(--h-space-x15);
  color: var(--accent);
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
}
.company dialog {
  width: min(27rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: var(--h-space-x4);
  border: var(--h-line-hair) solid var(--line);
  border-radius: var(--h-radius-large);
  box-shadow: var(--h-shadow-overlay);
  overflow-y: auto;
}
.company dialog::backdrop {
  background: rgb(11 15 23 / 60%);
}
.company dialog form {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-x15);
}
.company dialog h2 {
  font-size: var(--h-size-sub);
}
.company dialog p {
  overflow-wrap: anywhere;
}
.company .company-confirm {
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-x2);
}
${rowsAsCardsStyle}`;
