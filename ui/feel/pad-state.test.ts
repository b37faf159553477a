import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearCurve } from './edit-curve.ts';
import { padSamples } from './feel-curve.ts';
import { redoStep, undoStep } from './history.ts';
import {
  beginStroke,
  changeCurve,
  endStroke,
  extendStroke,
  moveInHistory,
  openState,
  type PadState,
  pressKey,
  shownCurve,
  tune,
} from './pad-state.ts';
import { presetCurve } from './presets.ts';

const empty = clearCurve({ levels: [], frequencies: Array(padSamples).fill(100) });
const open = () => openState(empty);
const levelsOf = (state: PadState) => shownCurve(state).levels;
const undo = (state: PadState) => moveInHistory(state, undoStep);
const redo = (state: PadState) => moveInHistory(state, redoStep);

describe('a stroke', () => {
  it('replaces the curve below it, without gaps between the places where the pointer was seen', () => {
    const drawn = extendStroke(beginStroke(open(), 1, { index: 20, level: 0.2 }), { index: 30, level: 0.7 });
    expect(levelsOf(drawn)[25]).toBeCloseTo(0.45);
    expect(levelsOf(drawn)[19]).toBe(0);
    expect(levelsOf(drawn)[31]).toBe(0);
  });

  it('goes back as well, and is one step to undo', () => {
    let state = beginStroke(openState(presetCurve('recoil')), 1, { index: 90, level: 1 });
    for (const index of [60, 40, 70, 10]) state = extendStroke(state, { index, level: 0.5 });
    const kept = endStroke(state, true);
    expect(kept.history.past).toHaveLength(1);
    expect(levelsOf(undo(kept))).toEqual(presetCurve('recoil').levels);
    expect(levelsOf(redo(undo(kept)))).toEqual(levelsOf(kept));
  });

  it('that is cancelled changes nothing', () => {
    const state = extendStroke(beginStroke(open(), 1, { index: 0, level: 1 }), { index: 50, level: 1 });
    expect(endStroke(state, false)).toEqual({ ...open(), cursor: state.cursor });
  });

  it('is smoothed, and stays where it begins and ends', () => {
    let state = beginStroke(open(), 1, { index: 10, level: 0.5 });
    for (let index = 11; index <= 60; index += 1) state = extendStroke(state, { index, level: index % 2 ? 0.6 : 0.4 });
    const levels = levelsOf(endStroke(state, true)).slice(11, 60);
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(0.06);
    expect(levelsOf(endStroke(state, true))[10]).toBe(0.5);
  });
});

describe('the keyboard', () => {
  it('moves along the time in steps of 50 ms, and not beyond the ends', () => {
    const press = (...keys: string[]) => keys.reduce(pressKey, open()).cursor;
    expect(press('ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe(5);
    expect(press('ArrowLeft')).toBe(0);
    expect(press('End', 'ArrowRight')).toBe(padSamples - 1);
    expect(press('End', 'Home')).toBe(0);
  });

  it('changes the intensity there, with straight lines from the positions beside it', () => {
    const state = ['ArrowRight', 'ArrowRight', 'PageUp', 'PageUp', 'ArrowUp', 'ArrowDown'].reduce(pressKey, open());
    expect(levelsOf(state)[10]).toBeCloseTo(0.4);
    expect(levelsOf(state)[8]).toBeCloseTo(0.24);
    expect([levelsOf(state)[5], levelsOf(state)[15]]).toEqual([0, 0]);
    expect(state.history.past).toHaveLength(4);
  });

  it('keeps the intensity between 0 and 1', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'ArrowRight', 'End', 'Home'));
    fc.assert(
      fc.property(keys, (pressed) => {
        const levels = levelsOf(pressed.reduce(pressKey, openState(presetCurve('engine'))));
        expect(levels).toHaveLength(padSamples);
        expect(levels.every((level) => level >= 0 && level <= 1)).toBe(true);
      }),
    );
  });

  it('leaves the state as it is for other keys', () => {
    const state = open();
    expect(pressKey(state, 'Tab')).toBe(state);
  });
});

describe('undo and redo', () => {
  it('lead back to every curve in turn, and forward again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 40, max: 240 }), { minLength: 1, maxLength: 30 }), (frequencies) => {
        const states = [open()];
        for (const frequency of frequencies) states.push(tune(states.at(-1) ?? open(), frequency, true));
        let state = states.at(-1) ?? open();
        for (const before of states.slice(0, -1).reverse()) {
          state = undo(state);
          expect(shownCurve(state)).toEqual(shownCurve(before));
        }
        for (const after of states.slice(1)) {
          state = redo(state);
          expect(shownCurve(state)).toEqual(shownCurve(after));
        }
      }),
    );
  });

  it('do nothing without a step, and a new step ends what could be done again', () => {
    const state = open();
    expect(undo(state)).toBe(state);
    expect(redo(state)).toBe(state);
    const changed = changeCurve(undo(changeCurve(state, presetCurve('rain'))), presetCurve('click'), 'click');
    expect(redo(changed)).toBe(changed);
    expect(changed.preset).toBe('click');
  });

  it('remember a hundred steps', () => {
    let state = open();
    for (let step = 0; step < 130; step += 1) state = tune(state, 40 + step, true);
    expect(state.history.past).toHaveLength(100);
  });
});
