import fc from 'fast-check';
import { anyDraft } from '../studio/document/testing/any-draft.ts';
import { anyActs, undoAmongMerges } from '../studio/document/testing/undo-among-merges.ts';

/*
 * `npx tsx bench/undo-among-merges.ts [sequences]`: undo and redo at random moments between merges with another
 * editor's work, 100,000 sequences by default. The unit tests run a few of them. A failure reports the violated
 * invariant, the shortest sequence that violates it, and its seed.
 */
const sequences = Number(process.argv[2] ?? 100_000);
const started = Date.now();
fc.assert(fc.property(anyDraft, anyActs, undoAmongMerges), { numRuns: sequences });
console.warn(`${sequences} sequences in ${Math.round((Date.now() - started) / 1000)} s: no wrong step.`);
