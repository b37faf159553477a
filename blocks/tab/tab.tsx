import { Icon } from '#ui/icon.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { tabIconNames } from './tab-icons.ts';

/** A label that links to its panel, which follows it. The `tabs` block around them styles both. */
export function Tab({ label, icon, content, host }: BlockProps<typeof definition>) {
  const name = tabIconNames[icon];
  const panel = `${host.id}-panel`;
  return (
    <BlockFrame host={host}>
      <a href={`#${panel}`} id={`${host.id}-tab`} className="tab-label">
        {name && <Icon name={name} />}
        <span>{label}</span>
      </a>
      <div id={panel} className="tab-panel">
        {content}
      </div>
    </BlockFrame>
  );
}
