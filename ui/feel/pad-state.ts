import { drawStroke, keyStep, type PadPlace, setFrequency, setLevel, smoothStroke } from './edit-curve.ts';
import { type FeelCurve, padSamples } from './feel-curve.ts';
import { addStep, beginHistory, type History } from './history.ts';

/** A pad in use. Never changed: each act gives a new state. */
export interface PadState {
  readonly history: History<FeelCurve>;
  /** The curve while it is being changed, before it becomes a step of the history. */
  readonly draft: FeelCurve | null;
  readonly stroke: Stroke | null;
  /** The sample that the keyboard is at. */
  readonly cursor: number;
  /** The preset that is shown, as it is. */
  readonly preset: string | null;
}

/** A stroke that has not ended: the id of its pointer, where it is, and the samples that it has touched. */
interface Stroke {
  readonly pointer: number;
  readonly last: PadPlace;
  readonly first: number;
  readonly end: number;
}

export function openState(curve: FeelCurve): PadState {
  return { history: beginHistory(curve), draft: null, stroke: null, cursor: 0, preset: 'own' };
}

export function shownCurve({ draft, history }: PadState): FeelCurve {
  return draft ?? history.present;
}

/** Makes the curve a step that can be undone. */
export function changeCurve(state: PadState, curve: FeelCurve, preset: string | null = null): PadState {
  return { ...state, history: addStep(state.history, curve), draft: null, preset };
}

/** Undo or redo: `step` gives the same history if there is nothing to do. */
export function moveInHistory(state: PadState, step: (history: History<FeelCurve>) => History<FeelCurve>): PadState {
  const history = step(state.history);
  return history === state.history ? state : { ...state, history, draft: null, stroke: null, preset: null };
}

export function beginStroke(state: PadState, pointer: number, place: PadPlace): PadState {
  return extendStroke({ ...state, stroke: { pointer, last: place, first: place.index, end: place.index } }, place);
}

export function extendStroke(state: PadState, place: PadPlace): PadState {
  const { stroke } = state;
  if (!stroke) return state;
  return {
    ...state,
    draft: drawStroke(shownCurve(state), stroke.last, place),
    stroke: {
      ...stroke,
      last: place,
      first: Math.min(stroke.first, place.index),
      end: Math.max(stroke.end, place.index),
    },
    cursor: Math.round(place.index / keyStep) * keyStep,
  };
}

/** Smooths the stroke and keeps it; or leaves the curve as it was before. */
export function endStroke(state: PadState, isKept: boolean): PadState {
  const { stroke, draft } = state;
  const ended = { ...state, stroke: null, draft: null };
  return stroke && draft && isKept ? changeCurve(ended, smoothStroke(draft, stroke.first, stroke.end)) : ended;
}

/** Another frequency for the whole curve: a draft until the visitor lets go. */
export function tune(state: PadState, frequency: number, isDone: boolean): PadState {
  const curve = setFrequency(state.history.present, frequency);
  return isDone ? changeCurve(state, curve) : { ...state, draft: curve };
}

const last = padSamples - 1;
const moves = new Map<string, (cursor: number) => number>([
  ['ArrowLeft', (cursor) => Math.max(0, cursor - keyStep)],
  ['ArrowRight', (cursor) => Math.min(last, cursor + keyStep)],
  ['Home', () => 0],
  ['End', () => last],
]);
const rises = new Map([
  ['ArrowUp', 0.05],
  ['ArrowDown', -0.05],
  ['PageUp', 0.2],
  ['PageDown', -0.2],
]);

/** Left, right, Home and End move along the time; up, down and the page keys change the intensity there. */
export function pressKey(state: PadState, key: string): PadState {
  const move = moves.get(key);
  if (move) return { ...state, cursor: move(state.cursor) };
  const rise = rises.get(key);
  if (rise === undefined) return state;
  const curve = shownCurve(state);
  const level = Math.round(((curve.levels[state.cursor] ?? 0) + rise) * 20) / 20;
  return changeCurve(state, setLevel(curve, state.cursor, level));
}
