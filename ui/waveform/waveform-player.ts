import { createSignature } from './signature.ts';
import { vibrationPattern } from './vibration-pattern.ts';
import { waveformBoxes } from './waveform-boxes.ts';
import { cropSide, waveformLines } from './waveform-lines.ts';
import { createMotion } from './waveform-motion.ts';

export interface WaveformPlay {
  /** The seed of the still drawing that it takes over. */
  readonly seed: string;
}

/**
 * Brings the `hero` drawing inside `container` to life on a canvas laid over it: it plays once when it comes into sight,
 * answers the pointer, and on a tap or click plays again, with vibration where the device has it. It rests when nothing
 * moves, off screen and in a hidden tab, and leaves the still drawing alone under `prefers-reduced-motion`.
 * Returns `stop`, which puts everything back.
 */
export function playWaveform(container: HTMLElement, { seed }: WaveformPlay): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let end: (() => void) | null = null;
  const obey = () => {
    end?.();
    end = stillness.matches ? null : enliven(container, seed);
  };
  stillness.addEventListener('change', obey);
  obey();
  return () => {
    stillness.removeEventListener('change', obey);
    end?.();
    end = null;
  };
}

function enliven(container: HTMLElement, seed: string): () => void {
  const drawing = container.querySelector<SVGSVGElement>('.h-wave[data-variant="hero"] > svg');
  const frame = drawing?.parentElement;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!drawing || !frame || !pen) return () => {};

  const box = waveformBoxes.hero;
  const signature = createSignature(seed);
  const side = cropSide(signature);
  const lines = waveformLines(signature, box.count);
  const motion = createMotion(lines);
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
  let hasPlayed = false;
  /** Where the playhead is in ms, or null when nothing plays. */
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

  /** Every line is struck as the playhead passes it, as hard as it stands for. */
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

  function place(event: MouseEvent) {
    return (event.clientX - frameLeft() - left) / (box.width * scale);
  }

  function frameLeft() {
    return canvas.getBoundingClientRect().left;
  }

  const ending = new AbortController();
  const { signal } = ending;
  frame.addEventListener(
    'pointermove',
    (event) => {
      const speed = Math.min(Math.hypot(event.movementX, event.movementY) / 24, 1);
      if (speed === 0) return;
      motion.strike(place(event), speed * 0.32, 0.014);
      start();
    },
    { signal, passive: true },
  );
  frame.addEventListener(
    'click',
    (event) => {
      motion.strike(place(event), 1, 0.02);
      play();
      if ('vibrate' in navigator) navigator.vibrate([...vibrationPattern(signature)]);
    },
    { signal },
  );
  document.addEventListener('visibilitychange', start, { signal });

  const sight = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      if (!isInSight) return;
      if (!hasPlayed) play();
      hasPlayed = true;
      start();
    },
    { threshold: 0.2 },
  );
  sight.observe(frame);
  const size = new ResizeObserver(measure);
  size.observe(canvas);
  measure();

  return () => {
    ending.abort();
    sight.disconnect();
    size.disconnect();
    cancelAnimationFrame(request);
    canvas.remove();
    drawing.style.visibility = '';
    frame.style.position = '';
    frame.style.touchAction = '';
  };
}
