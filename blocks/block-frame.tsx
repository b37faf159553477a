import type { ReactNode } from 'react';
import type { HeadingLevel } from '#ui/heading.tsx';
import { Band, type BandSpace, Container, type ContainerWidth, type SurfaceTone } from '#ui/surface.tsx';
import type { BlockHost } from './block-props.ts';

export interface BlockFrameProps {
  readonly host: BlockHost;
  readonly tone?: SurfaceTone;
  readonly space?: BandSpace;
  readonly width?: ContainerWidth;
  /** Whether the block has a heading with `headingId(host)`, which then labels the section. */
  readonly labelled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The outermost element of a block. On the page it is a full-bleed band with a container; inside a slot it is a plain
 * box, because the surrounding block already provides both.
 */
export function BlockFrame({ host, tone, space, width, labelled = false, className, children }: BlockFrameProps) {
  const name = labelled ? { 'aria-labelledby': headingId(host) } : {};
  if (host.depth > 0) {
    return (
      <section id={host.id} className={className} {...name}>
        {children}
      </section>
    );
  }
  return (
    <Band id={host.id} tone={tone} space={space} className={className} {...name}>
      <Container width={width}>{children}</Container>
    </Band>
  );
}

export function headingId(host: BlockHost): string {
  return `${host.id}-heading`;
}

/** The level of a block's own heading: the first block of a page holds the `h1`. `below` counts steps further down. */
export function headingLevel(host: BlockHost, below = 0): HeadingLevel {
  const level = (host.level ?? (host.isFirst ? 1 : 2 + host.depth)) + below;
  return headingLevels.find((known) => known >= level) ?? 6;
}

const headingLevels = [1, 2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];
