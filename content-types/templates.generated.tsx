// Written by `npm run gen` from content-types/*/type.ts. Do not edit.
import type { Resolver } from '#cms-schema/field.ts';
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { ReactElement, ReactNode } from 'react';
import doc from './doc/type.ts';
import { DocTemplate } from './doc/doc.tsx';
import faq from './faq/type.ts';
import { FaqTemplate } from './faq/faq.tsx';
import resource from './resource/type.ts';
import { ResourceTemplate } from './resource/resource.tsx';
import tutorial from './tutorial/type.ts';
import { TutorialTemplate } from './tutorial/tutorial.tsx';
import type { TemplateHost } from './template-props.ts';

/** Draws a document by the template of its type, from its meta as it is stored, with its body inside. */
export type DrawTemplate = (
  meta: JsonObject,
  resolver: Resolver,
  host: TemplateHost,
  body: ReactNode,
) => ReactElement;

/** Of each type that has one, by its name. */
export const templates: ReadonlyMap<string, DrawTemplate> = new Map<string, DrawTemplate>([
  ['doc', (meta, resolver, host, body) => <DocTemplate {...resolveFields(doc.fields, parseFields(doc.fields, meta, null), resolver)} host={host}>{body}</DocTemplate>],
  ['faq', (meta, resolver, host, body) => <FaqTemplate {...resolveFields(faq.fields, parseFields(faq.fields, meta, null), resolver)} host={host}>{body}</FaqTemplate>],
  ['resource', (meta, resolver, host, body) => <ResourceTemplate {...resolveFields(resource.fields, parseFields(resource.fields, meta, null), resolver)} host={host}>{body}</ResourceTemplate>],
  ['tutorial', (meta, resolver, host, body) => <TutorialTemplate {...resolveFields(tutorial.fields, parseFields(tutorial.fields, meta, null), resolver)} host={host}>{body}</TutorialTemplate>],
]);
