import { drawStill } from './draw-still.ts';
import { isPatternName, patterns } from './patterns.ts';
import { createSignature, type Signature } from './signature.ts';
import { vibrationPattern } from './vibration-pattern.ts';
import { waveformBoxes } from './waveform-boxes.ts';
import { cropSide, waveformLines } from './waveform-lines.ts';
import { createMotion } from './waveform-motion.ts';

export interface WaveformPlay {
  /** The seed of the static drawing that it replaces. */
  readonly seed: string;
  /** Lets a pattern be felt as it is played; by default a phone vibrates. */
  readonly feel?: (signature: Signature) => void;
}

export interface WaveformPlayer {
  /**
   * Reacts as if the pointer had just touched the drawing at `clientX`. `isPress`: it was pressed, so the signature is
   * played.
   */
  touch(clientX: number, isPress: boolean): void;
  /** Draws and plays a pattern by its name; for any other name, the page's own signature. */
  show(name: string): void;
  /** Stops the animation and restores the static drawing. */
  stop(): void;
}

/**
 * Animates the `hero` drawing inside `container` on a canvas laid over it: it reacts to the pointer, and a tap or click plays
 * its signature, which is felt where the device supports it. It stops when nothing moves, off screen, and in a hidden tab. Under
 * `prefers-reduced-motion` there is no animation: only the static drawing changes, to the requested pattern.
 */
export function playWaveform(container: HTMLElement, { seed, feel = vibrate }: WaveformPlay): WaveformPlayer {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const own = createSignature(seed);
  let shown = own;
  let living: Moving | null = null;
  const obey = () => {
    living?.stop();
    living = stillness.matches ? null : enliven(container, shown);
  };
  const draw = (signature: Signature) => {
    shown = signature;
    drawStill(container, signature);
    living?.take(signature);
  };
  stillness.addEventListener('change', obey);
  obey();
  return {
    touch(clientX, isPress) {
      living?.touch(clientX, isPress);
      if (isPress) feel(shown);
    },
    show(name) {
      draw(isPatternName(name) ? patterns[name] : own);
      living?.play();
      feel(shown);
    },
    stop() {
      stillness.removeEventListener('change', obey);
      living?.stop();
      living = null;
      if (shown !== own) drawStill(container, own);
    },
  };
}

function vibrate(signature: Signature): void {
  if ('vibrate' in navigator) navigator.vibrate([...vibrationPattern(signature)]);
}

/** The animated drawing. */
interface Moving {
  touch(clientX: number, isPress: boolean): void;
  /** Continues with another pattern. */
  take(signature: Signature): void;
  /** Plays from the start. */
  play(): void;
  stop(): void;
}

function enliven(container: HTMLElement, first: Signature): Moving | null {
  const drawing = container.querySelector<SVGSVGElement>('.h-wave[data-variant="hero"] > svg');
  const frame = drawing?.parentElement;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!drawing || !frame || !pen) return null;

  const box = waveformBoxes.hero;
  let signature = first;
  let lines = waveformLines(signature, box.count);
  let motion = createMotion(lines);
  const inks = [...drawing.querySelectorAll('path')].map((path) => {
    const { stroke, strokeWidth } = getComputedStyle(path);
    return { stroke, width: Number.parseFloat(strokeWidth) };
  });

  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  frame.style.position = 'relative';
  frame.style.touchAction = 'pan-y';
  frame.append(canvas);
  drawing.style.visibility = 'hidden';

  let width = 0;
  let height = 0;
  let scale = 1;
  let left = 0;
  let isInSight = false;
  /** The position of the playhead in ms; null if nothing is playing. */
  let playhead: number | null = null;
  let nextLine = 0;
  let lastTime = 0;
  let request = 0;

  function measure() {
    const ratio = Math.min(devicePixelRatio, 2);
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    pen?.setTransform(ratio, 0, 0, ratio, 0, 0);
    scale = Math.max(width / box.width, height / box.height);
    const spare = width - box.width * scale;
    const side = cropSide(signature);
    left = side === 'start' ? 0 : side === 'end' ? spare : spare / 2;
    draw();
  }

  function draw() {
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    pen.lineCap = 'round';
    [false, true].forEach((isStrike, index) => {
      const ink = inks[index];
      if (!ink) return;
      pen.strokeStyle = ink.stroke;
      pen.lineWidth = ink.width;
      pen.beginPath();
      lines.forEach((line, place) => {
        if (line.isStrike !== isStrike) return;
        const x = left + line.x * box.width * scale;
        const reach = Math.max(1, ((motion.reaches[place] ?? 0) * (box.height - 4) * scale) / 2);
        pen.moveTo(x, height / 2 - reach);
        pen.lineTo(x, height / 2 + reach);
      });
      pen.stroke();
    });
  }

  function frameOfTime(now: number) {
    request = 0;
    const passed = Math.min(now - lastTime, 50);
    lastTime = now;
    if (playhead !== null) sweep(passed);
    motion.advance(passed);
    draw();
    if (playhead !== null || !motion.isResting()) wake();
  }

  /** Strikes every line that the playhead has passed, according to its intensity. */
  function sweep(passed: number) {
    playhead = (playhead ?? 0) + passed;
    const reached = playhead / signature.duration;
    for (let line = lines[nextLine]; line && line.x <= reached; line = lines[nextLine]) {
      motion.strike(line.x, line.isStrike ? 0.7 : line.reach * 0.35, line.isStrike ? 0.012 : 0.004);
      nextLine += 1;
    }
    if (reached >= 1) playhead = null;
  }

  function wake() {
    if (request || !isInSight || document.hidden) return;
    request = requestAnimationFrame(frameOfTime);
  }

  function play() {
    playhead = 0;
    nextLine = 0;
    start();
  }

  function start() {
    if (!request) lastTime = performance.now();
    wake();
  }

  function place(clientX: number) {
    return (clientX - canvas.getBoundingClientRect().left - left) / (box.width * scale);
  }

  function touch(clientX: number, isPress: boolean) {
    motion.strike(place(clientX), isPress ? 1 : 0.32, isPress ? 0.02 : 0.014);
    if (!isPress) return start();
    play();
  }

  function take(next: Signature) {
    signature = next;
    lines = waveformLines(signature, box.count);
    motion = createMotion(lines);
    playhead = null;
    measure();
  }

  const ending = new AbortController();
  const { signal } = ending;
  frame.addEventListener(
    'pointermove',
    (event) => {
      const speed = Math.min(Math.hypot(event.movementX, event.movementY) / 24, 1);
      if (speed === 0) return;
      motion.strike(place(event.clientX), speed * 0.32, 0.014);
      start();
    },
    { signal, passive: true },
  );
  document.addEventListener('visibilitychange', start, { signal });

  const sight = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      if (isInSight) start();
    },
    { threshold: 0.2 },
  );
  sight.observe(frame);
  const size = new ResizeObserver(measure);
  size.observe(canvas);
  measure();

  const stop = () => {
    ending.abort();
    sight.disconnect();
    size.disconnect();
    cancelAnimationFrame(request);
    canvas.remove();
    drawing.style.visibility = '';
    frame.style.position = '';
    frame.style.touchAction = '';
  };
  return { touch, take, play, stop };
}
