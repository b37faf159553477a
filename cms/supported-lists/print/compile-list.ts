import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { JsonObject } from '#cms-schema/json.ts';
import { modelsTemplate } from './models-template.ts';

export interface CompiledList {
  readonly pages: number;
  /** Tagged, PDF/UA-1. The same list always gives the same bytes. */
  pdf(): Uint8Array;
  /** The same pages as one SVG, stacked vertically. */
  svg(): string;
}

/**
 * Typesets a list. Takes half a second and 150 MB, so run it in a separate process. Throws with the compiler's message.
 */
export async function compileList(list: JsonObject): Promise<CompiledList> {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts');
  const fontBlobs = await Promise.all(weights.map((weight) => readFile(join(fonts, `NotoSansHans-${weight}.otf`))));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  const compiled = compiler.compile({ mainFileContent: modelsTemplate, inputs: { list: JSON.stringify(list) } });
  const document = compiled.result;
  if (!document) throw new Error(`The list could not be typeset: ${explain(compiler, compiled.takeError())}`);
  return present(compiler, document);
}

/** The font weights that the template uses. */
const weights = ['Regular', 'Bold'];

function present(compiler: NodeCompiler, document: NodeTypstDocument): CompiledList {
  return {
    pages: document.numOfPages,
    pdf: () => compiler.pdf(document, { pdfStandard: 'ua-1' }),
    svg: () => compiler.plainSvg(document),
  };
}

function explain(compiler: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no reason was given.';
}
