import type { JsonObject } from '#cms-schema/json.ts';
import { fieldsOf } from '#contract/field-table.ts';
import { settingsFields } from '#contract/settings-fields.ts';
import { can } from '../../../permission/capabilities.ts';
import { type Use, type UseTarget, useKinds } from '../../../uses/model.ts';
import { answerList } from '../answer.ts';
import { sentOnly } from '../params.ts';
import { restErrors } from '../rest-errors.ts';
import type { Call, Route } from '../route.ts';
import { pageArgs } from '../schema-args.ts';

/** `haptera/v1/uses`: which pages, menus and settings use a file, block, term or document. */
export function usesRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/uses',
      allow: ({ viewer }) => (can(viewer, 'edit_posts') ? ['GET'] : []),
      endpoints: [
        {
          methods: ['GET'],
          args: {
            kind: { description: 'What is used.', type: 'string', enum: useKinds, required: true },
            id: {
              description: 'Its id; for a block, its name: haptera/hero.',
              type: 'string',
              minLength: 1,
              maxLength: 200,
              required: true,
            },
            ...pageArgs,
          },
          handle: list,
        },
      ],
    },
  ];
}

/** `{ uses, hidden }`: a page of those that the viewer may see, and how many others there are. */
async function list(call: Call) {
  const { params } = call;
  const { items, total, hidden } = await call.cms.uses.listUses(call.viewer, {
    ...readTarget(call),
    ...sentOnly({ page: params.number('page'), perPage: params.number('per_page') }),
  });
  return { ...answerList(call, items.map(present), total), body: { uses: items.map(present), hidden } };
}

function readTarget({ params }: Call): UseTarget {
  const kind = params.choice('kind', useKinds) ?? 'media';
  const id = params.raw('id') ?? '';
  if (kind === 'block') return { kind, name: id.includes('/') ? id : `core/${id}` };
  if (!/^[1-9]\d{0,14}$/.test(id))
    throw restErrors.invalidParam('id', 'rest_invalid_type', `id is not the id of a ${kind}.`);
  return { kind, id: Number(id) };
}

const settingNames = new Map<string, string>(fieldsOf(settingsFields).map(([name, { rest }]) => [name, rest]));

function present(use: Use): JsonObject {
  if (use.state === 'setting') return { state: use.state, setting: settingNames.get(use.setting) ?? use.setting };
  if (use.state === 'menu') {
    const { id, locale, name } = use.menu;
    return { state: use.state, menu: { id, lang: locale, name } };
  }
  const { id, type, locale, title, status } = use.document;
  return { state: use.state, document: { id, type, lang: locale, title, status } };
}
