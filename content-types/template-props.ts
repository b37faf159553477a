import type { ReactNode } from 'react';
import type { ContentTypeDefinition, ResolvedTypeFields } from '#cms-schema/define-content-type.ts';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';

/** What the site tells the template of a document. */
export interface TemplateHost {
  /** The language of the document. */
  readonly locale: Locale;
  /** Clean inline HTML, for `<InlineHtml html>`. The template draws it as the page's `h1`. */
  readonly title: string;
  /** What the site knows of it beside its fields; null on the builder's canvas, where the document is still being written. */
  readonly published: PublishedFacts | null;
}

/** A document as its readers find it. */
export interface PublishedFacts {
  /** The day of its date where the site is at home: `2024-11-29`. */
  readonly day: string;
  /** The day of its last change there. */
  readonly changed: string;
  readonly author: string | null;
  readonly excerpt: string;
  /** Names of what it is filed under, each once. */
  readonly terms: readonly string[];
  readonly picture: ResolvedMedia | null;
  /** Its own address, ready for `href`. */
  readonly href: string;
  /** Whole minutes that reading its body takes, at least 1; null where the body is no text. */
  readonly minutes: number | null;
  /** The headings of its body, in reading order; their ids are drawn with them. */
  readonly headings: readonly BodyHeading[];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** All documents of a type that stand below each other, from the top down; else empty. */
  readonly tree: readonly TreeEntry[];
}

export interface BodyHeading {
  /** 2 to 6. */
  readonly level: number;
  readonly words: string;
  readonly id: string;
}

export interface Neighbour {
  readonly title: string;
  readonly href: string;
}

export interface TreeEntry extends Neighbour {
  /** 0 at the top. */
  readonly depth: number;
}

/** Props of the template of a definition: its fields, resolved, and its body, drawn, as children. */
export type TemplateProps<D extends ContentTypeDefinition> = ResolvedTypeFields<D> & {
  readonly host: TemplateHost;
  readonly children: ReactNode;
};
