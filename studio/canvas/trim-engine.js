/**
 * A loader for the engine's code, which is one piece: what the builder never shows of it would be downloaded all the same.
 * Those parts throw at their beginning, so that minifying drops the rest, and so that a test fails which meets one.
 * Another release of the engine may be written differently: then the build fails here. Saves 30 KB of 450, compressed.
 *
 * @param {string} source
 * @returns {string}
 */
export default function trimEngine(source) {
  if (!source.includes(STYLES)) return source;
  return unusedParts.reduce(leaveOut, leaveOutStyles(source));
}

/** Its own fields, header, side bars, outline, list of blocks and virtual list: ours stand in their places. */
const unusedParts = [
  ...['AutoField', 'AutoFieldInternal', 'ArrayField', 'ExternalInput', 'FieldsInternal'],
  ...['HeaderInner', 'MenuBar', 'Nav', 'Sidebar', 'Canvas', 'LayerTree', 'ComponentList', 'VirtualizedDropZone'],
];

const STYLES = 'var defaultUiStyles = `';

/**
 * 105 KB for pages that do not load the engine's style sheet. The builder draws everything around the canvas itself and
 * tells the engine that the sheet is there (`useEngineWithoutOwnStyles`).
 *
 * @param {string} source
 */
function leaveOutStyles(source) {
  const begins = source.indexOf(STYLES);
  const ends = source.indexOf('var iframeInteractionStyles = ', begins);
  if (ends < 0) throw unknown('its styles');
  return `${source.slice(0, begins)}var defaultUiStyles = '';\n${source.slice(ends)}`;
}

/**
 * @param {string} source
 * @param {string} name
 */
function leaveOut(source, name) {
  const begins = source.search(new RegExp(`^(?:function ${name}\\(|var ${name} = \\()`, 'm'));
  const body = /\) (?:=> )?\{\n/g;
  body.lastIndex = begins;
  const found = begins < 0 ? null : body.exec(source);
  if (!found) throw unknown(name);
  const inside = found.index + found[0].length;
  return `${source.slice(0, inside)}throw new Error('${name} of the engine was left out: see trim-engine.js.');\n${source.slice(inside)}`;
}

/** @param {string} what */
function unknown(what) {
  return new Error(`The engine no longer has ${what} where it was: see studio/canvas/trim-engine.js.`);
}
