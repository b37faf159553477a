/**
 * A loader for the engine's code, which is one piece: what the builder never shows of it would be downloaded all the same.
 * Those parts throw at their beginning, so that minifying drops the rest, and so that a test fails which meets one.
 * Another release of the engine may be written differently: then the build fails here. Saves 44 KB of 450, compressed.
 *
 * @param {string} source
 * @returns {string}
 */
export default function trimEngine(source) {
  if (source.includes(TEXT_MENUS)) return noTextMenus;
  const light = markMakers(leaveOutIcons(source));
  if (!light.includes(STYLES)) return light;
  return unusedParts.reduce(leaveOut, measureTogether(leaveOutTokens(leaveOutFrameStyles(leaveOutStyles(light)))));
}

/** Its own fields, header, side bars, outline, list of blocks and virtual list: ours stand in their places. */
const unusedParts = [
  ...['AutoField', 'AutoFieldInternal', 'ArrayField', 'ExternalInput', 'FieldsInternal'],
  ...['HeaderInner', 'MenuBar', 'Nav', 'Sidebar', 'Canvas', 'LayerTree', 'ComponentList', 'VirtualizedDropZone'],
  ...['ArrayFieldItemInternal', 'SubFieldInternal', 'FieldsChildInner', 'LayerActions', 'VirtualizedLayerTreeItems'],
  ...['useOutlineRowDnd', 'SidebarSection', 'useComponentList'],
];

const TEXT_MENUS = '\n// components/RichTextMenu/inner.tsx\n';

/** Its menus of rich text, one file: our control has its own. */
const noTextMenus = `
const menus = () => {
  throw new Error('The menus of rich text of the engine were left out: see trim-engine.js.');
};
export { menus as LoadedRichTextMenuInner, menus as RichTextMenu };
`;

/**
 * The shapes of its icons, of which the builder shows none.
 *
 * @param {string} source
 */
function leaveOutIcons(source) {
  if (!source.includes('var createLucideIcon = ')) return source;
  const light = source.replaceAll(/^(var \w+ = createLucideIcon\("\w+", )\[[\s\S]*?\](?=\);$)/gm, '$1[]');
  if (light === source) throw unknown('its icons');
  return light;
}

/**
 * Tells the minifier of the calls that only make something (a component, a context, a list of class names), so that it
 * drops what nobody uses, as it does with functions.
 *
 * @param {string} source
 */
function markMakers(source) {
  return source.replaceAll(
    /^(var \w+ = )((?:createContext|forwardRef|memo|lazy)\d*|\w+_factory_default|createLucideIcon)\(/gm,
    '$1/* @__PURE__ */ $2(',
  );
}

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
 * Of what it brings into the frame, the styles of parts that never stand there: its list of blocks, fields, text menus.
 *
 * @param {string} source
 */
function leaveOutFrameStyles(source) {
  return ['Drawer', 'InlineTextField', 'Loader', 'RichTextMenu', 'RichTextMenu/components/Control'].reduce(
    (kept, part) => {
      const begins = kept.search(
        new RegExp(`/\\* css-module:[^ ]*/core/components/${part}/styles\\.module\\.css/#css-module-data \\*/`),
      );
      const ends = kept.indexOf('\\n\\n/* ', begins);
      if (begins < 0 || ends < 0) throw unknown(`the styles of ${part}`);
      return kept.slice(0, begins) + kept.slice(ends);
    },
    source,
  );
}

/**
 * Of the colours and sizes that it brings into the frame, those that nothing reads: two thirds of them.
 *
 * @param {string} source
 */
function leaveOutTokens(source) {
  const kept = source.replaceAll(/ *(--puck-[\w-]+):[^;']*;\\n/g, (token, name) =>
    source.includes(`var(${name})`) || source.includes(`var(${name},`) ? token : '',
  );
  return kept === source ? source : leaveOutTokens(kept);
}

const MEASURES = 'useEffect13(calculateDragAxis, [status, collisionAxis]);';

/**
 * Each place for blocks asks for its computed style as soon as it is there, between what others write: the browser works
 * out the styles of the whole page as often as there are places. In one frame, after all writing, it does so once.
 *
 * @param {string} source
 */
function measureTogether(source) {
  if (!source.includes(MEASURES)) throw unknown('its measuring of places');
  return source.replace(
    MEASURES,
    `useEffect13(() => {
    const frame = requestAnimationFrame(calculateDragAxis);
    return () => cancelAnimationFrame(frame);
  }, [status, collisionAxis]);`,
  );
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
