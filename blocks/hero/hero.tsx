import { DeviceOpening } from './device-opening.tsx';
import { LeadOpening } from './lead-opening.tsx';
import type { OpeningProps } from './opening.ts';
import { PlainOpening } from './plain-opening.tsx';
import { ProductOpening } from './product-opening.tsx';
import { WaveOpening } from './wave-opening.tsx';

/** Opens a page. The kind of the page decides how: see `docs/decisions/082-openings.md`. */
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
    case 'wave':
    case 'draw':
      return <WaveOpening {...props} />;
  }
}
