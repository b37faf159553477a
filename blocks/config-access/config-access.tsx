import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { media, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/** States that show a single sentence. */
const said = ['equipped', 'expired', 'missing', 'reading', 'slow'] as const;

/**
 * The markup shows what anonymous visitors see. For signed-in visitors, the session stored in the browser decides which state
 * is shown. The tool renders into its placeholder once a visitor with access is signed in.
 */
export function ConfigAccess({ heading, needs, view: chosen, text, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const view = needs === 'configTool' ? chosen : 'text';
  const to = (path: string) => localizePath(path, host.locale);
  return (
    <AccessFrame
      host={host}
      tone={tone}
      space={host.isFirst ? 'normal' : 'compact'}
      width="page"
      labelled={heading !== ''}
    >
      <div className="access" data-attach="config-access" data-state="visitor" data-needs={needs} data-view={view}>
        <BlockHeading host={host} heading={heading} size={host.isFirst ? 'title' : 'sub'} />
        {host.isFirst && <Waveform seed={host.signature} variant="rule" className="access-rule" />}
        <div className="access-words" role="status">
          <Text data-for="visitor">{words.visitor}</Text>
          <Text data-for="refused custom" hidden>
            {words.refused}
          </Text>
          <Text data-for="refused" tone="muted" hidden>
            {words.refusedHint}
          </Text>
          <Text data-for="custom" tone="muted" hidden>
            {words.custom}
          </Text>
          {said.map((state) => (
            <Text key={state} data-for={state} hidden>
              {words[state]}
            </Text>
          ))}
          <Text data-for="failed" data-failure="" hidden>
            {words.failed}
          </Text>
          <Text data-for="allowed empty" hidden>
            {text}
          </Text>
        </div>
        <div className="access-actions">
          <Button data-for="visitor" data-login="">
            {words.login}
          </Button>
          <Button data-for="failed slow" data-retry="" hidden>
            {words.retry}
          </Button>
          <Button data-for="expired" data-upgrade="" hidden>
            {words.upgrade}
          </Button>
          <ButtonLink data-for="custom" href={to('/community/customConfig')} hidden>
            {words.customLink}
          </ButtonLink>
          <ButtonLink data-for="equipped" href={to('/community/configTool')} hidden>
            {words.toolLink}
          </ButtonLink>
          <ButtonLink data-for="missing" href={to('/community/configTool/configList')} hidden>
            {words.toList}
          </ButtonLink>
          <ButtonLink
            data-for="refused custom allowed expired empty"
            href={to('/community/business')}
            variant="secondary"
            hidden
          >
            {words.business}
          </ButtonLink>
        </div>
        {view !== 'text' && <div className="access-tool" data-tool="" data-for="ready empty" hidden />}
      </div>
    </AccessFrame>
  );
}

const AccessFrame = styled(BlockFrame)`
  .access {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    justify-items: start;
  }
  .access-words {
    display: grid;
    gap: ${theme.space.x1};
    max-width: 40rem;
  }
  .access-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    align-items: flex-start;
  }
  .access[data-state='visitor'] .access-actions {
    /* Room for one more line, so that the page does not move when a longer message replaces this one. */
    min-height: calc(1lh + 3rem);
  }
  :is(.access-tool, .access-rule) {
    width: 100%;
  }
  .access[data-state='ready'] :is(.access-words, .access-actions) {
    display: none;
  }
  [hidden] {
    display: none;
  }
  /* Reserves most of the tool's height, so that the page does not jump when the tool appears. */
  ${media.tablet} {
    .access[data-state='reading']:not([data-view='text']) {
      min-height: 24rem;
      align-content: start;
    }
  }
`;
