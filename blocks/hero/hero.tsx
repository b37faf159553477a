import { DeviceOpening } from './device-opening.tsx';
import { DrawOpening } from './draw-opening.tsx';
import { LeadOpening } from './lead-opening.tsx';
import type { OpeningProps } from './opening.ts';
import { PlainOpening } from './plain-opening.tsx';
import { ProductOpening } from './product-opening.tsx';
import { WaveOpening } from './wave-opening.tsx';

/** Opens a page. The kind of the page decides how: see `docs/decisions/063-openings-of-pages.md`. */
export function Hero(props: OpeningProps) {
  switch (props.opening) {
    case 'device':
      return <DeviceOpening {...props} />;
    case 'product':
      return <ProductOpening {...props} />;
    case 'lead':
      return <LeadOpening {...props} />;
    case 'plain':
      return <PlainOpening {...props} />;
    case 'draw':
      return <DrawOpening {...props} />;
    case 'wave':
      return <WaveOpening {...props} />;
  }
}
