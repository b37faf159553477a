import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { puckConfig } from './puck-config.tsx';

describe('what the engine knows of our blocks', () => {
  const components = Object.entries(puckConfig.components);

  it('is every one of them, and foreign markup', () => {
    expect(components.map(([name]) => name)).toEqual([...blockDefinitions.map(({ name }) => name), 'Foreign']);
  });

  it.each(components)('never lets the engine resolve or edit the data of %s (P1, P3, P4)', (_, component) => {
    expect(component.resolveData).toBeUndefined();
    expect(component.resolveFields).toBeUndefined();
    expect(Object.values(component.fields ?? {}).every((field) => field.type === 'slot')).toBe(true);
  });

  it('puts bound blocks only where they belong', () => {
    expect(puckConfig.components['haptera/columns']?.fields?.columns).toMatchObject({ allow: ['haptera/column'] });
    expect(puckConfig.components['haptera/section']?.fields?.content).toMatchObject({
      disallow: expect.arrayContaining(['haptera/column']),
    });
  });
});
