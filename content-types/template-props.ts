import type { ReactNode } from 'react';
import type { ContentTypeDefinition, ResolvedTypeFields } from '#cms-schema/define-content-type.ts';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';

/** What a template gets from the site. */
export interface TemplateHost {
  /** The language of the document. */
  readonly locale: Locale;
  /** Clean inline HTML, for `<InlineHtml html>`. The template renders it as the page's `h1`. */
  readonly title: string;
  /** What the site knows about the document besides its fields; null on the builder's canvas, before it is published. */
  readonly published: PublishedFacts | null;
}

/** Facts about a published document. */
export interface PublishedFacts {
  /** Its date in the site's time zone: `2024-11-29`. */
  readonly day: string;
  /** The date of its last change, in the same time zone. */
  readonly changed: string;
  readonly author: string | null;
  readonly excerpt: string;
  /** The names of its categories and tags, without duplicates. */
  readonly terms: readonly string[];
  readonly picture: ResolvedMedia | null;
  /** Its own address, ready for `href`. */
  readonly href: string;
  /** Reading time of the body in whole minutes, at least 1; null if the body is not text. */
  readonly minutes: number | null;
  /** The headings of its body, in reading order; the rendered headings have these ids. */
  readonly headings: readonly BodyHeading[];
  /** The nearest published document above it by address: a page that lists it, or its parent. */
  readonly above: Neighbour | null;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** All documents of its type, from the top down, if their `sequence` is a tree; otherwise empty. */
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

/** Props of the template of a type: its resolved fields, its host, and its rendered body as children. */
export type TemplateProps<D extends ContentTypeDefinition> = ResolvedTypeFields<D> & {
  readonly host: TemplateHost;
  readonly children: ReactNode;
};
