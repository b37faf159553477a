import { bringStyle } from '#ui/bring-style.ts';

/** Styles of the account dialogs, injected when one is opened; pages themselves ship none of this. */
const style = `
.account-dialog {
  width: min(27rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: var(--h-space-x4);
  border: var(--h-line-hair) solid var(--line);
  border-radius: var(--h-radius-large);
  box-shadow: var(--h-shadow-overlay);
  overflow-y: auto;
  overscroll-behavior: contain;
}
.account-dialog::backdrop { background: rgb(11 15 23 / 60%); }
.account-dialog > .account-close {
  position: absolute;
  inset: var(--h-space-x1) var(--h-space-x1) auto auto;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--h-radius-medium);
  color: var(--text-muted);
  cursor: pointer;
}
.account-dialog > .account-close svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; }
.sign-in > form, .sign-in > [data-mode], .sign-in [data-step], .account-upgrade { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x15); }
.sign-in [hidden], .account-upgrade [hidden] { display: none; }
.account-title { font-size: var(--h-size-sub); font-weight: var(--h-weight-heading); line-height: var(--h-leading-heading); padding-inline-end: 2.5rem; margin-block-end: var(--h-space-x1); }
.account-step { color: var(--text-muted); font-size: var(--h-size-tiny); }
.sign-in .h-field { gap: var(--h-space-x05); }
.sign-in .h-field-label > small { margin-inline-start: 0.5em; color: var(--text-muted); font-weight: var(--h-weight-text); }
.sign-in .h-field:has([aria-invalid]) > .h-field-hint { display: none; }
.sign-in .h-button, .account-upgrade .h-button { width: 100%; }
.sign-in .h-field-row > .h-button { width: auto; min-width: 8.5rem; padding-inline: var(--h-space-x15); font-size: var(--h-size-small); font-variant-numeric: tabular-nums; }
.sign-in .h-check a { color: var(--accent); }
.account-ways { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--h-space-x2); }
.account-ways > button { min-height: 2.75rem; color: var(--accent); font-size: var(--h-size-small); text-decoration: underline; text-underline-offset: 0.22em; cursor: pointer; }
.account-pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: inherit; }
@media (min-width: 480px) { .account-pair { grid-template-columns: 1fr 1fr; } }
.account-done { min-height: 12rem; align-content: center; text-align: center; }
.account-upgrade > .account-sent { min-height: 3lh; color: var(--positive); font-size: var(--h-size-small); }
.account-upgrade > .account-sent[data-tone='negative'] { color: var(--negative); }
@media (hover: hover) { .account-dialog > .account-close:hover { color: var(--text); background: var(--surface-sunken); } }
@media (max-width: 479px) { .account-dialog { padding: var(--h-space-x3); } }
`;

export function bringAccountStyle(): void {
  bringStyle(style);
}
