/**
 * What the components of blocks and the templates of content types may not do, since they run on the server only. Plain
 * JavaScript, because Next loads it during development without compiling it.
 */
const rules = [
  { pattern: /^\s*['"]use client['"]/gm, what: () => 'says "use client"' },
  { pattern: /(?<![.\w])(?:React\.)?(use[A-Z]\w*)\s*(?:<[^()]*>)?\(/g, what: (name) => `uses the hook ${name}` },
  { pattern: /\bextends\s+(?:React\.)?((?:Pure)?Component)\b/g, what: () => 'is a component with state' },
  { pattern: /(?<![.\w])(?:React\.)?createContext\s*[<(]/g, what: () => 'creates a context' },
  { pattern: /\s(on[A-Z]\w*)=\{/g, what: (name) => `handles events with ${name}` },
  {
    pattern: /(?<![.\w'"/-])(window|localStorage|sessionStorage|navigator)\.[a-zA-Z]/g,
    what: (name) => `reads ${name}, which only browsers have`,
  },
  {
    pattern: /(?<![.\w])(setTimeout|setInterval|requestAnimationFrame)\(/g,
    what: (name) => `starts a timer with ${name}`,
  },
];

/**
 * A sentence for each thing that a component of the server may not do, with its line and what to write instead.
 *
 * @param {string} file from the root of the project: `blocks/hero/hero.tsx`
 * @param {string} source
 * @returns {string[]}
 */
export function findBrowserCode(file, source) {
  const code = withoutComments(source);
  const found = rules.flatMap(({ pattern, what }) =>
    [...code.matchAll(pattern)].map((match) => ({
      line: code.slice(0, match.index + match[0].search(/\S/)).split('\n').length,
      text: what(match[1] ?? ''),
    })),
  );
  return found.sort((a, b) => a.line - b.line).map(({ line, text }) => `${file}:${line} ${text}. ${advise(file)}`);
}

/**
 * @param {string} file
 * @returns {string}
 */
function advise(file) {
  const [room, folder] = file.split('/');
  const still = 'It is rendered on the server only, and pages ship no React, so "use client" would not help.';
  if (room !== 'blocks' || folder === undefined || folder.includes('.')) {
    return `${still} Put what reacts into a block with an attach.ts: blocks/README.md, "Interactive blocks".`;
  }
  return `${still} Write blocks/${folder}/attach.ts, set liveness: 'attached' in blocks/${folder}/block.ts and data-attach="${folder}" on the element; what needs React itself belongs in island.tsx: blocks/README.md, "Interactive blocks".`;
}

/**
 * Comments become blank, so that lines keep their numbers.
 *
 * @param {string} source
 * @returns {string}
 */
function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}
