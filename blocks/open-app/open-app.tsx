import { styled } from 'styled-components';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Lede } from '#ui/text.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { isAppAddress } from './is-app-address.ts';
import messages from './messages.json';

/**
 * Without a script, the block still has links to the app and to its stores. The script adapts it to what works in the visitor's
 * browser.
 */
export function OpenApp(props: BlockProps<typeof definition>) {
  const { heading, text, moment, scheme, appStore, androidStore, fallback, opener, tone, host } = props;
  const words = messages[host.locale];
  const { wechat, qq, weibo, dingtalk, alipay, feishu, douyin, xiaohongshu, facebook, instagram, line } = words;
  const apps = { wechat, qq, weibo, dingtalk, alipay, feishu, douyin, xiaohongshu, facebook, instagram, line };
  const isOpening = moment === 'open';
  const address = isOpening && isAppAddress(scheme) ? scheme : null;
  return (
    <OpenAppFrame host={host} tone={tone} width="page" labelled={heading !== ''}>
      <div
        className="open-app"
        data-attach="open-app"
        data-link={isOpening ? undefined : opener?.href}
        data-app-store={appStore?.href}
        data-android-store={androidStore?.href}
        data-fallback={fallback?.href}
        data-opening={words.opening}
        data-desktop={words.desktop}
        data-inside={words.inside}
        data-apps={new URLSearchParams(apps).toString()}
        data-copied={words.copied}
        data-not-copied={words.notCopied}
      >
        <BlockHeading host={host} heading={heading} size={host.isFirst ? 'title' : undefined} />
        {text && <Lede>{text}</Lede>}
        <p role="status" className="open-app-status" />
        {!isOpening && (
          <ol className="open-app-steps" aria-label={words.steps}>
            <li>{words.stepBrowser}</li>
            <li>{words.stepCopy}</li>
            <li>{words.stepApp}</li>
          </ol>
        )}
        <div className="open-app-actions">
          {address && (
            <ButtonLink href={address} size="large" icon="arrow-up-right" data-open="">
              {words.open}
            </ButtonLink>
          )}
          {!isOpening && opener && (
            <ButtonLink href={opener.href} size="large" icon="arrow-right">
              {words.again}
            </ButtonLink>
          )}
          {isOpening && appStore && (
            <ButtonLink href={appStore.href} external size="large" variant="secondary" className="open-app-ios">
              {words.appStore}
            </ButtonLink>
          )}
          {isOpening && androidStore && (
            <ButtonLink href={androidStore.href} external size="large" variant="secondary" className="open-app-android">
              {words.androidStore}
            </ButtonLink>
          )}
        </div>
        <div className="open-app-link">
          <label htmlFor={`${host.id}-link`}>{words.link}</label>
          <input id={`${host.id}-link`} readOnly type="text" dir="ltr" />
          <Button size="small" variant="secondary" data-copy="">
            {words.copy}
          </Button>
        </div>
      </div>
      {host.isFirst && (
        <div className="open-app-wave">
          <Waveform seed={host.signature} variant="hero" />
        </div>
      )}
    </OpenAppFrame>
  );
}

const OpenAppFrame = styled(BlockFrame)`
  /* The waveform rises from the lower edge of the band. */
  &:has(> * > .open-app-wave) {
    position: relative;
    padding-block-end: 0;
    overflow: clip;
  }
  .open-app-wave {
    height: clamp(6rem, 14vw, 12rem);
    margin-block-start: ${theme.space.x6};
    color: ${tone.lineStrong};
    pointer-events: none;
  }
  .open-app-wave > .h-wave {
    position: absolute;
    inset-inline: 0;
    height: clamp(12rem, 28vw, 24rem);
    min-height: 0;
    aspect-ratio: auto;
  }
  .open-app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    justify-items: start;
  }
  .open-app > .h-heading {
    white-space: pre-line;
  }
  /* Reserves room for the status text, so that nothing below moves. */
  .open-app-status {
    min-height: 3.2em;
    max-width: 34em;
  }
  .open-app-steps {
    display: grid;
    gap: ${theme.space.x2};
    max-width: 34em;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .open-app-steps > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.x2};
    align-items: baseline;
    counter-increment: step;
  }
  .open-app-steps > li::before {
    content: counter(step);
    min-width: 2rem;
    border-block-start: ${theme.line.strong} solid ${tone.accentFill};
    color: ${tone.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .open-app-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
  }
  .open-app[data-browser='ios'] .open-app-android,
  .open-app[data-browser='android'] .open-app-ios,
  .open-app[data-browser='inside'] [data-open] {
    display: none;
  }
  /* Hidden until the script is attached, because copying needs it. */
  .open-app-link {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space.x1} ${theme.space.x2};
    align-items: center;
    width: 100%;
    max-width: 34em;
    visibility: hidden;
  }
  .open-app[data-browser] .open-app-link {
    visibility: visible;
  }
  .open-app-link > label {
    grid-column: 1 / -1;
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
  }
  .open-app-link > input {
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: ${theme.space.x15};
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${tone.surfaceRaised};
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
  ${media.print} {
    .open-app-actions,
    .open-app-link {
      display: none;
    }
  }
`;
