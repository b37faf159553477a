import { describe, expect, it } from 'vitest';
import { defineBlock } from './define-block.ts';
import type { Field, Fields } from './field.ts';
import { choice } from './fields/choice.ts';
import { group } from './fields/group.ts';
import { list } from './fields/list.ts';
import { text } from './fields/text.ts';
import { toggle } from './fields/toggle.ts';

const label = { zh: '名', en: 'Name' };
const states = { planned: label, done: label };

function define(fields: Fields) {
  const words = { zh: '块', en: 'Block' };
  const example = { zh: { attributes: {} }, en: { attributes: {} } };
  return defineBlock<Fields>({
    name: 'haptera/test',
    title: words,
    description: words,
    category: 'text',
    fields,
    example,
  });
}

function items(field: Field, options: { min?: number; max?: number; summary?: string } = {}) {
  return list({ label, of: group({ label, fields: { title: text({ label }), field } }), ...options });
}

describe('a definition is rejected, and the error names the field, when', () => {
  it.each(['not-yet', '2d', 'true', '__hidden', ''])('the option "%s" is not a valid GraphQL name', (option) => {
    expect(() => choice({ label, options: { [option]: label }, default: option })).toThrow(
      `Choice "Name": write the option "${option}"`,
    );
  });

  it('a label, a help text, an option or an inner field lacks a text in a language', () => {
    const onlyChinese = JSON.parse('{ "zh": "名" }');
    const missing = (field: Field) => () => define({ heading: field });
    expect(missing(text({ label: onlyChinese }))).toThrow('"heading": its label has no text in the language "en"');
    expect(missing(text({ label, help: onlyChinese }))).toThrow('"heading": its help has no text');
    expect(missing(choice({ label, options: { planned: onlyChinese }, default: 'planned' }))).toThrow(
      '"heading": its option "planned" has no text',
    );
    expect(missing(items(text({ label: onlyChinese })))).toThrow('"field": its label has no text');
  });

  it('a condition names a field that is not a sibling, or a value that the field cannot have', () => {
    const state = choice({ label, options: states, default: 'planned' });
    const shown = (when: Field['when']) =>
      define({ state, on: toggle({ label }), proof: { ...text({ label }), when } });
    expect(() => shown({ field: 'status', is: 'done' })).toThrow('"proof" depends on "status"');
    expect(() => shown({ field: 'constructor', is: 'done' })).toThrow('"proof" depends on "constructor"');
    expect(() => shown({ field: 'state', is: 'finished' })).toThrow('"state" is "finished", which it cannot be');
    expect(() => shown({ field: 'state', is: ['done', 'finished'] })).toThrow(
      '"state" is "finished", which it cannot be',
    );
    expect(() => shown({ field: 'on', is: 'done' })).toThrow('"on" is "done", which it cannot be');
    expect(shown({ field: 'state', is: ['done', 'planned'] }).name).toBe('haptera/test');
    expect(shown({ field: 'state', is: 'done' }).name).toBe('haptera/test');
    expect(shown({ field: 'on', is: false }).name).toBe('haptera/test');
  });

  it('a condition inside a list names a field outside the list', () => {
    const inner = text({ label, when: { field: 'state', is: 'done' } });
    expect(() => define({ state: choice({ label, options: states, default: 'done' }), all: items(inner) })).toThrow(
      '"field" depends on "state"',
    );
  });

  it('the summary of a list is not a field of its items, or its minimum exceeds its maximum', () => {
    expect(() => items(text({ label }), { summary: 'name' })).toThrow('List "Name": its items have no field "name"');
    expect(() => items(text({ label }), { min: 3, max: 2 })).toThrow('List "Name": min 3 is more than max 2');
  });

  it('a name is reserved or not in camelCase', () => {
    expect(() => define({ id: text({ label }) })).toThrow('"id" is a reserved name');
    expect(() => define({ body_text: text({ label }) })).toThrow('write the name "body_text" in camelCase');
  });
});
