import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-names.ts';
import { tone as ink, media, theme } from '../theme.ts';
import { ActuatorDrawing, actuatorStyles } from './actuator-drawing.tsx';
import { readCurveText, writeCurve } from './curve-link.ts';
import { padBox, padGrid, padPaths } from './curve-paths.ts';
import { describeCurve, type FeelLocale, type FeelWords, feelWords } from './describe-curve.ts';
import { type FeelCurve, frequencyRange, padLength, readFacts } from './feel-curve.ts';
import { feelDevices } from './feel-device.ts';
import { presetNames } from './presets.ts';

export interface FeelPadProps {
  /** Unique on the page, the same in both languages: links to a curve name it. */
  readonly id: string;
  /** The name of the attachment that runs it, see `attachPad`. */
  readonly 'data-attach': string;
  readonly locale: FeelLocale;
  /** The curve that it shows at first, of `padSamples` samples. */
  readonly curve: FeelCurve;
  /** Whether visitors may draw, or only play. */
  readonly isDrawable?: boolean;
  /** Without pictures it is a line drawing. */
  readonly actuator?: ActuatorLayers | undefined;
}

/** Pictures of the same size: the actuator without its mass, and the mass alone. */
export interface ActuatorLayers {
  readonly plate: ReactNode;
  readonly mass: ReactNode;
}

/**
 * A curve over time that visitors draw and feel. Markup only: without a script it is a picture of the curve. `attachPad` makes it
 * playable; its controls are hidden until then, and their space is reserved.
 */
export function FeelPad({ id, locale, curve, isDrawable = true, actuator, ...attachment }: FeelPadProps) {
  const words = feelWords(locale);
  const text = writeCurve(curve);
  // As the script reads it, so that nothing changes when it starts.
  const shown = readCurveText(text) ?? curve;
  const facts = describeCurve(shown, words);
  return (
    <Pad
      id={id}
      className="feel"
      {...attachment}
      data-locale={locale}
      data-start={text}
      data-draws={isDrawable || undefined}
    >
      <div className="feel-frame">
        <div className="feel-device" aria-hidden="true" data-pictured={actuator !== undefined || undefined}>
          {actuator ? (
            <>
              <div className="feel-layer">{actuator.plate}</div>
              <div className="feel-layer" data-moves="">
                {actuator.mass}
              </div>
            </>
          ) : (
            <ActuatorDrawing />
          )}
        </div>
        <Stage curve={shown} facts={facts} words={words} isDrawable={isDrawable} />
        <div className="feel-bar">
          <Button data-act="play" className="feel-play">
            <span>
              <Icon name="play" /> {words.play}
            </span>
            <span data-when="playing">
              <Icon name="stop" /> {words.stop}
            </span>
          </Button>
          <p className="feel-facts" data-facts="">
            {facts}
          </p>
          <div className="feel-acts">
            {isDrawable && (
              <>
                <Act act="undo" label={words.undo} icon="undo" isOff />
                <Act act="redo" label={words.redo} icon="redo" isOff />
                <Act act="clear" label={words.clear} icon="eraser" />
                <Act act="share" label={words.share} icon="link" />
              </>
            )}
            <button type="button" data-act="mute" aria-pressed="false" aria-label={words.mute} title={words.mute}>
              <Icon name="speaker" size={20} />
              <Icon name="speaker-off" size={20} />
            </button>
          </div>
        </div>
      </div>
      {isDrawable && <Choices words={words} curve={shown} id={id} />}
      <p className="feel-note">
        {feelDevices.map((device) => (
          <span key={device} data-device={device} hidden>
            {words[device]}
          </span>
        ))}
        <strong data-failed="" hidden>
          {words.failed}
        </strong>
        <span className="h-hidden" role="status" data-said="" />
      </p>
    </Pad>
  );
}

interface StageProps {
  readonly curve: FeelCurve;
  readonly facts: string;
  readonly words: FeelWords;
  readonly isDrawable: boolean;
}

function Stage({ curve, facts, words, isDrawable }: StageProps) {
  const { outline, lines } = padPaths(curve);
  return (
    <>
      <div className="feel-stage" data-stage="" data-label={words.keys}>
        <svg
          role="img"
          aria-label={words.curve.replace('{facts}', facts)}
          viewBox={`0 0 ${padBox.width} ${padBox.height}`}
          preserveAspectRatio="none"
          focusable="false"
        >
          <path className="feel-grid" d={padGrid()} />
          <path className="feel-lines" d={lines} />
          <path className="feel-outline" d={outline} />
        </svg>
        <span className="feel-top" aria-hidden="true">
          100%
        </span>
        {isDrawable && (
          <span className="feel-hint" aria-hidden="true">
            <Icon name="touch" size={20} /> {words.draw}
          </span>
        )}
        <i className="feel-playhead" />
        {isDrawable && <i className="feel-cursor" />}
      </div>
      <div className="feel-times" aria-hidden="true">
        {[0, 500, 1_000, padLength].map((time) => (
          <span key={time} style={{ left: `${(time / padLength) * 100}%` }}>
            {time === padLength ? `${time} ms` : time}
          </span>
        ))}
      </div>
    </>
  );
}

function Act({ act, label, icon, isOff }: { act: string; label: string; icon: IconName; isOff?: boolean }) {
  return (
    <button type="button" data-act={act} aria-label={label} title={label} aria-disabled={isOff || undefined}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function Choices({ words, curve, id }: { words: FeelWords; curve: FeelCurve; id: string }) {
  const { low, high } = readFacts(curve);
  const frequency = Math.round((low + high) / 2) || frequencyRange.low;
  return (
    <div className="feel-choices">
      <fieldset>
        <legend className="h-hidden">{words.presets}</legend>
        {(['own', ...presetNames] as const).map((name) => (
          <button key={name} type="button" data-preset={name} aria-pressed={name === 'own'}>
            {words[name]}
          </button>
        ))}
      </fieldset>
      <label htmlFor={`${id}-frequency`}>
        {words.frequency}
        <input
          id={`${id}-frequency`}
          type="range"
          min={frequencyRange.low}
          max={frequencyRange.high}
          step={5}
          defaultValue={frequency}
          data-frequency=""
          aria-valuetext={`${frequency} Hz`}
        />
        <output htmlFor={`${id}-frequency`}>{frequency} Hz</output>
      </label>
    </div>
  );
}

const Pad = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x15};
  min-width: 0;
  font-size: ${theme.size.small};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  container-type: inline-size;

  .feel-frame {
    overflow: hidden;
    border: 1px solid ${ink.line};
    border-radius: ${theme.radius.large};
    background-color: ${ink.surfaceRaised};
    color: ${ink.text};
  }

  .feel-device {
    position: relative;
    overflow: hidden;
    border-bottom: 1px solid ${ink.line};

    padding: clamp(0.5rem, 2cqi, 1rem);

    &[data-pictured] {
      aspect-ratio: 2.3;
      padding: 0;
    }
  }
  .feel-layer {
    position: absolute;
    inset: 0;

    & picture,
    & img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    &[data-moves] {
      transform: translateX(calc(var(--offset, 0) * 3%));
    }
  }
  ${actuatorStyles}

  .feel-stage {
    position: relative;
    height: var(--feel-stage, clamp(10rem, 26svh, 15rem));
    border-bottom: ${theme.line.regular} solid ${ink.lineStrong};
    background-color: ${ink.surface};
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-draws][data-attached] .feel-stage {
    cursor: crosshair;
    touch-action: none;
  }
  .feel-stage:focus-visible {
    outline: 2px solid ${ink.focus};
    outline-offset: -3px;
  }
  .feel-stage > * {
    pointer-events: none;
  }
  .feel-stage > svg {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .feel-stage path {
    vector-effect: non-scaling-stroke;
  }
  .feel-grid {
    stroke: ${ink.line};
  }
  .feel-lines {
    stroke: ${ink.data};
    stroke-width: 2px;
    opacity: 0.7;
  }
  .feel-outline {
    stroke: ${ink.accentFill};
    stroke-width: 3px;
  }
  /* What the playhead has passed. */
  .feel-passed {
    clip-path: inset(0 calc(100% - var(--at, 0) * 100%) 0 0);
  }
  .feel-passed > .feel-lines {
    stroke: ${ink.accentFill};
    opacity: 1;
  }
  .feel-passed > :not(.feel-lines) {
    display: none;
  }

  .feel-top,
  .feel-times {
    color: ${ink.textMuted};
    font-size: 0.875rem;
    line-height: 1;
  }
  .feel-top {
    position: absolute;
    inset: 0.5rem auto auto 0.75rem;
    padding: 0.125rem 0.25rem;
    border-radius: ${theme.radius.small};
    background-color: ${ink.surface};
    pointer-events: none;
  }
  .feel-times {
    position: relative;
    height: 1.5rem;
  }
  .feel-times > span {
    position: absolute;
    top: 0.625rem;
    translate: -50%;
    white-space: nowrap;

    &:first-child {
      translate: 0.75rem;
    }
    &:last-child {
      translate: calc(-100% - 0.75rem);
    }
  }
  .feel-hint {
    position: absolute;
    inset: 0.75rem 0.75rem auto auto;
    display: flex;
    gap: ${theme.space.x1};
    align-items: center;
    padding: 0.375rem 0.75rem;
    border-radius: ${theme.radius.round};
    background-color: ${ink.text};
    color: ${ink.surface};
    font-weight: ${theme.weight.medium};
    pointer-events: none;
  }
  &:not([data-attached]) .feel-hint,
  &[data-used] .feel-hint {
    visibility: hidden;
  }
  .feel-playhead,
  .feel-cursor {
    position: absolute;
    visibility: hidden;
    pointer-events: none;
  }
  .feel-playhead {
    inset: 0;
    border-left: 2px solid ${ink.text};
    transform: translateX(calc(var(--at, 0) * 100%));
  }
  &[data-playing] .feel-playhead {
    visibility: visible;
  }
  .feel-cursor {
    left: calc(var(--cursor, 0) * 100%);
    bottom: calc(var(--level, 0) * 100%);
    width: 1rem;
    height: 1rem;
    border: 3px solid ${ink.text};
    border-radius: 50%;
    background-color: ${ink.accentFill};
    translate: -50% 50%;
  }
  .feel-stage:focus-visible > .feel-cursor {
    visibility: visible;
  }

  .feel-bar {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1} ${theme.space.x2};
    align-items: center;
    padding: ${theme.space.x15};
  }
  /* Both labels in one place, so that the button keeps its width. */
  .feel-play {
    display: inline-grid;

    & > span {
      grid-area: 1 / 1;
      display: inline-flex;
      gap: 0.5em;
      align-items: center;
      justify-content: center;
    }
  }
  &[data-playing] .feel-play > :first-child,
  &:not([data-playing]) .feel-play > [data-when] {
    visibility: hidden;
  }
  .feel-facts {
    flex: 1;
    min-width: 0;
    color: ${ink.textMuted};
  }
  .feel-acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.25rem;
  }
  .feel-acts > button {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid transparent;
    border-radius: ${theme.radius.medium};
    background: none;
    color: ${ink.text};
    cursor: pointer;
  }
  .feel-acts > button:hover {
    border-color: ${ink.lineStrong};
  }
  .feel-acts > [aria-disabled] {
    color: ${ink.lineStrong};
    cursor: default;
  }
  .feel-acts > [aria-pressed='true'] > [data-icon='speaker'],
  .feel-acts > [aria-pressed='false'] > [data-icon='speaker-off'] {
    display: none;
  }
  &:not([data-attached]) :is(.feel-play, .feel-acts, .feel-choices) {
    visibility: hidden;
  }
  /* A phone in the hand does not sound. */
  &[data-felt='phone'] [data-act='mute'] {
    display: none;
  }

  .feel-choices {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x3};
    align-items: center;
  }
  .feel-choices > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    min-width: 0;
    padding: 2px;
    border: 0;
  }
  .feel-choices button {
    flex: none;
    min-height: 2.75rem;
    padding-inline: 0.875rem;
    border: 1px solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    background: none;
    color: ${ink.text};
    font: inherit;
    cursor: pointer;
  }
  .feel-choices button:hover {
    border-color: ${ink.text};
  }
  .feel-choices button[aria-pressed='true'] {
    border-color: ${ink.accentFill};
    box-shadow: inset 0 0 0 1px ${ink.accentFill};

    ${media.forcedColors} {
      background-color: ${ink.accentFill};
      color: ${ink.onAccent};
      forced-color-adjust: none;
    }
  }
  .feel-choices > label {
    display: flex;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 2.75rem;
    color: ${ink.textMuted};
  }
  .feel-choices input {
    width: 8rem;
    accent-color: ${ink.accentFill};
    cursor: pointer;
  }
  .feel-choices output {
    min-width: 3.75rem;
    color: ${ink.text};
  }
  .feel-note {
    min-height: 1.4em;
    color: ${ink.textMuted};
  }

  @container (max-width: 38rem) {
    .feel-facts {
      order: 1;
      flex-basis: 100%;
    }
    .feel-acts {
      flex: 1;
      flex-wrap: nowrap;
      justify-content: end;
      gap: 0;
      margin-inline-end: -0.5rem;
    }
    .feel-bar {
      gap: 0.25rem;
      padding-inline: ${theme.space.x1};
    }
    .feel-note {
      min-height: 2.8em;
    }
    .feel-play {
      padding-inline: 0.75rem;
    }
  }
  @container (max-width: 32rem) {
    .feel-choices > fieldset {
      gap: 0.375rem;
    }
    .feel-choices button {
      padding-inline: 0.5625rem;
      font-size: 0.875rem;
    }
  }
  /* A row that is swiped; the one cut off shows that there is more. */
  @container (max-width: 28rem) {
    .feel-choices > fieldset {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
  ${media.print} {
    .feel-bar,
    .feel-choices,
    .feel-note {
      display: none;
    }
  }
`;
