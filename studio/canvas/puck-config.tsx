import type { ComponentConfig, Config, SlotComponent } from '@puckeditor/core';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { propertyOf } from '#kit/property-of.ts';
import { FOREIGN_COMPONENT } from '../document/puck-data.ts';
import { boundBlocks } from './block-places.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { CanvasRoot } from './canvas-root.tsx';

/**
 * What the engine knows of our blocks: their names, and which go into which slot. No fields and no data of any kind: the
 * inspector is ours, and nothing is ever resolved or stored through the engine. One object for good, because the engine
 * reads it once.
 */
export const puckConfig: Config = {
  components: Object.fromEntries([
    ...blockDefinitions.map((definition: BlockDefinition) => [definition.name, createComponent(definition)]),
    [FOREIGN_COMPONENT, createComponent(null)],
  ]),
  root: { render: CanvasRoot },
};

function createComponent(definition: BlockDefinition | null): ComponentConfig {
  const names = Object.keys(definition?.slots ?? {});
  return {
    inline: true,
    fields: Object.fromEntries(names.map((name) => [name, { type: 'slot', ...slotRules(definition, name) }])),
    defaultProps: Object.fromEntries(names.map((name) => [name, []])),
    render: ({ id, puck, ...props }) => <CanvasBlock id={id} slots={pickSlots(names, props)} dragRef={puck.dragRef} />,
  };
}

function slotRules(definition: BlockDefinition | null, name: string): { allow?: string[]; disallow?: string[] } {
  const allow = definition?.slots[name]?.allow;
  if (allow) return { allow: [...allow] };
  const parent = definition?.name ?? '';
  return { disallow: boundBlocks.filter(({ parents }) => !parents?.includes(parent)).map((block) => block.name) };
}

function pickSlots(names: readonly string[], props: object): Readonly<Record<string, SlotComponent>> {
  const slots: Record<string, SlotComponent> = {};
  for (const name of names) {
    const slot = propertyOf(props, name);
    if (isSlot(slot)) slots[name] = slot;
  }
  return slots;
}

function isSlot(value: unknown): value is SlotComponent {
  return typeof value === 'function';
}
