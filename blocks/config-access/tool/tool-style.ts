import { rowsAsCardsStyle } from '#ui/rows-as-cards.ts';

/** Styles of the tool, added to the page only once a visitor with access is signed in. */
export const toolStyle = `
.access-tool { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x3); }
.access-tool[hidden] { display: none; }
.tool-head { display: flex; flex-wrap: wrap; gap: var(--h-space-x2); align-items: center; justify-content: space-between; min-height: 3rem; }
.tool-summary { color: var(--text-muted); overflow-wrap: anywhere; }
.tool-summary:focus { outline: none; }
.tool-summary:empty { display: none; }
.access[data-state='empty'] { display: flex; flex-wrap: wrap; }
.access[data-state='empty'] > :not(.access-tool, .access-actions) { flex: 0 0 100%; }
.access[data-state='empty'] > .access-tool { width: auto; }
.access[data-state='empty'] > .access-actions { order: 1; }
.access[data-state='empty'] :is(.tool-said:empty, .access-tool > search) { display: none; }
.access[data-state='empty'] > .access-tool:not(:has(a[href]:not([hidden]), .tool-said:not(:empty))) { display: none; }
.tool-ways { display: flex; flex-wrap: wrap; gap: var(--h-space-x2); align-items: center; }
.tool-search { display: grid; gap: var(--h-space-x1); max-width: 40rem; }
.tool-said { min-height: 1lh; margin-block: calc(-1 * var(--h-space-x1)); font-size: var(--h-size-small); overflow-wrap: anywhere; }
:is(.tool-said, .tool-upload-said)[data-tone='positive'] { color: var(--positive); }
.tool-said[data-tone='negative'] { color: var(--negative); }

.tool-table { width: 100%; border-collapse: collapse; font-size: var(--h-size-small); font-variant-numeric: tabular-nums; line-height: 1.45; transition: opacity var(--h-duration-quick); }
.tool-table[aria-busy] { opacity: 0.55; }
.tool-table :is(th, td) { padding: var(--h-space-x15) var(--h-space-x2) var(--h-space-x15) 0; border-block-end: var(--h-line-hair) solid var(--line); text-align: start; vertical-align: baseline; font-weight: var(--h-weight-text); overflow-wrap: anywhere; word-break: keep-all; text-wrap: balance; }
.tool-table > thead th { border-block-end: var(--h-line-regular) solid var(--text); color: var(--text-muted); font-family: var(--h-font-heading); font-weight: var(--h-weight-medium); white-space: nowrap; }
.tool-table tbody th { min-width: 11rem; }
.tool-table tbody th > a { display: block; width: fit-content; padding-block: var(--h-space-x05); color: var(--text); font-family: var(--h-font-heading); font-size: 1.0625rem; font-weight: var(--h-weight-heading); text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 0.25em; }
.tool-table tbody th > small { display: block; text-wrap: wrap; color: var(--text-muted); font-size: var(--h-size-tiny); }
.tool-table :is(time, small > span) { white-space: nowrap; }
.tool-table .tool-creator > span { display: inline-block; max-width: 100%; }
.tool-table .h-card-acts { padding-inline-end: 0; white-space: nowrap; }
.tool-table .h-card-acts > .h-button { padding-inline: var(--h-space-x15); font-size: var(--h-size-small); }
.tool-pages { display: flex; flex-wrap: wrap; gap: var(--h-space-x2); align-items: center; justify-content: center; font-size: var(--h-size-small); font-variant-numeric: tabular-nums; }
.tool-pages[hidden], .access-tool [hidden] { display: none; }

.tool-file { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x3); max-width: 54rem; }
.tool-file > .tool-title { font-size: var(--h-size-sub); font-weight: var(--h-weight-heading); overflow-wrap: anywhere; }
.tool-file dl { border-block-start: var(--h-line-regular) solid var(--text); font-size: var(--h-size-small); font-variant-numeric: tabular-nums; }
.tool-file dl > div { display: grid; grid-template-columns: minmax(6rem, 12rem) minmax(0, 1fr); gap: var(--h-space-x2); padding-block: var(--h-space-x15); border-block-end: var(--h-line-hair) solid var(--line); align-items: baseline; }
.tool-file dt { color: var(--text-muted); }
.tool-file dd { overflow-wrap: anywhere; }
.tool-note { white-space: pre-wrap; }
.tool-hash { display: flex; flex-wrap: wrap; gap: var(--h-space-x05) var(--h-space-x1); align-items: center; }
.tool-hash code { font-family: var(--h-font-code); font-size: var(--h-size-tiny); word-break: break-all; }

.tool-form { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x15) var(--h-space-x3); max-width: 54rem; }
.tool-form > .h-field { gap: var(--h-space-x05); }
.tool-form .h-field-label > small { margin-inline-start: 0.5em; color: var(--text-muted); font-weight: var(--h-weight-text); }
.tool-form textarea { min-height: 8rem; }
.tool-notice:empty { display: none; }
.tool-restored { display: flex; flex-wrap: wrap; gap: var(--h-space-x1) var(--h-space-x2); align-items: center; justify-content: space-between; padding: var(--h-space-x15) var(--h-space-x2); border-inline-start: var(--h-line-strong) solid var(--data); background: var(--surface-sunken); font-size: var(--h-size-small); }

.tool-file-field > input { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.tool-drop { display: flex; flex-wrap: wrap; gap: var(--h-space-x05) var(--h-space-x1); align-items: center; justify-content: center; min-height: 6.5rem; padding: var(--h-space-x2); border: var(--h-line-regular) dashed var(--line-strong); border-radius: var(--h-radius-large); cursor: pointer; transition: border-color var(--h-duration-quick), background-color var(--h-duration-quick); }
.tool-drop[data-small='yes'] { min-height: 3rem; padding-block: var(--h-space-x1); }
.tool-drop > span { color: var(--accent); font-weight: var(--h-weight-medium); text-decoration: underline; text-underline-offset: 0.22em; }
.tool-drop > small { color: var(--text-muted); font-size: var(--h-size-small); }
.tool-drop[data-over] { border-color: var(--accent-fill); border-style: solid; background: color-mix(in srgb, var(--accent-fill) 8%, transparent); }
.tool-file-field > input:focus-visible ~ .tool-drop { outline: 2px solid var(--focus); outline-offset: 2px; }
.tool-file-field > input[aria-invalid] ~ .tool-drop { border-color: var(--negative); }
.tool-upload { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--h-space-x05) var(--h-space-x2); align-items: center; padding: var(--h-space-x15) var(--h-space-x2); border: var(--h-line-hair) solid var(--line); border-radius: var(--h-radius-medium); background: var(--surface-raised); font-size: var(--h-size-small); }
.tool-upload[data-state='stopped'] { border-color: var(--negative); }
.tool-upload-name { display: flex; flex-wrap: wrap; gap: 0 var(--h-space-x1); align-items: baseline; overflow-wrap: anywhere; }
.tool-upload-name > small { color: var(--text-muted); font-variant-numeric: tabular-nums; }
.tool-upload-ways { display: flex; gap: var(--h-space-x05); }
.tool-upload-ways > .h-button:last-child { min-width: 2.75rem; font-size: 1.25rem; }
.tool-upload > :is(progress, .tool-upload-said) { grid-column: 1 / -1; }
.tool-upload > progress { width: 100%; height: 6px; border: 0; border-radius: 3px; overflow: hidden; background: var(--line); color: var(--accent-fill); appearance: none; }
.tool-upload > progress::-webkit-progress-bar { background: var(--line); }
.tool-upload > progress::-webkit-progress-value { background: var(--accent-fill); transition: inline-size var(--h-duration-settle) var(--h-ease-out); }
.tool-upload > progress::-moz-progress-bar { background: var(--accent-fill); }
.tool-upload-said { color: var(--text-muted); font-variant-numeric: tabular-nums; }
.tool-upload[data-state='done'] > .tool-upload-said { color: var(--positive); }
.tool-upload[data-state='stopped'] > .tool-upload-said { color: var(--negative); }

.tool-conflict { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x15); padding: var(--h-space-x2); border: var(--h-line-regular) solid var(--caution); border-radius: var(--h-radius-large); background: var(--surface-raised); }
.tool-conflict > .tool-title { font-size: var(--h-size-lede); font-weight: var(--h-weight-heading); }
.tool-conflict > .tool-title:focus { outline: none; }
.tool-conflict fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x1); min-width: 0; padding: 0; border: 0; }
.tool-conflict legend { padding: 0; font-size: var(--h-size-small); font-weight: var(--h-weight-medium); margin-block-end: var(--h-space-x05); }
.tool-side { display: flex; gap: var(--h-space-x15); align-items: baseline; min-height: 2.75rem; padding: var(--h-space-x1) var(--h-space-x15); border: var(--h-line-hair) solid var(--line-strong); border-radius: var(--h-radius-medium); cursor: pointer; }
.tool-side:has(:checked) { border-color: var(--accent-fill); box-shadow: inset 0 0 0 1px var(--accent-fill); }
.tool-side input { accent-color: var(--accent-fill); }
.tool-side > span { display: grid; min-width: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.tool-side small { color: var(--text-muted); font-size: var(--h-size-tiny); }

.tool-dialog { width: min(27rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); margin: auto; padding: var(--h-space-x4); border: var(--h-line-hair) solid var(--line); border-radius: var(--h-radius-large); box-shadow: var(--h-shadow-overlay); overflow-y: auto; }
.tool-dialog::backdrop { background: rgb(11 15 23 / 60%); }
.tool-dialog > form { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--h-space-x15); }
.tool-dialog h2 { font-size: var(--h-size-sub); }
.tool-dialog p { overflow-wrap: anywhere; }
.tool-dialog p > small { display: block; color: var(--text-muted); }
.tool-dialog .tool-said { margin: 0; }

@media (min-width: 734px) {
  .tool-form { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .tool-form > :not(.h-field), .tool-form > .tool-file-field, .tool-form > .h-field:has(> textarea), .tool-form > .h-field:has(> span > [name='name']) { grid-column: 1 / -1; }
  .tool-conflict fieldset { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (max-width: 733px) {
  .tool-head > .h-button, .tool-head > .tool-ways, .tool-head > .tool-ways > .h-button { flex: 1 1 100%; }
  .tool-search > .h-field-row { flex-wrap: wrap; }
  .tool-search > .h-field-row > .h-field-box { flex: 1 1 12rem; }
  .tool-dialog { padding: var(--h-space-x3); }
}
${rowsAsCardsStyle}`;
