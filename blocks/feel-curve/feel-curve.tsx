import { styled } from 'styled-components';
import { padSamples, sampleEntered } from '#ui/feel/feel-curve.ts';
import { FeelPad } from '#ui/feel/feel-pad.tsx';
import { presetCurve } from '#ui/feel/presets.ts';
import { theme } from '#ui/theme.ts';
import { actuatorLayers } from '../actuator-layers.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** A curve that visitors play and, if they may, draw. */
export function FeelCurve(props: BlockProps<typeof definition>) {
  const { heading, intro, start, transients, points, look, isDrawable, tone, host } = props;
  return (
    <FeelCurveFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="feel-curve">
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : 'section'}
          className="feel-curve-head"
        />
        <FeelPad
          id={`${host.id}-feel`}
          data-attach="feel-curve"
          locale={host.locale}
          curve={start === 'own' ? sampleEntered({ transients, points }, padSamples) : presetCurve(start)}
          isDrawable={isDrawable}
          actuator={look === 'picture' ? actuatorLayers(host.locale) : undefined}
        />
      </div>
    </FeelCurveFrame>
  );
}

const FeelCurveFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  container-type: inline-size;

  .feel-curve {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4} ${theme.space.x8};
  }
  .feel-curve-head {
    display: grid;
    gap: ${theme.space.x2};
    align-content: start;
  }

  @container (min-width: 56rem) {
    .feel-curve:has(.feel-curve-head) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    }
  }
`;
