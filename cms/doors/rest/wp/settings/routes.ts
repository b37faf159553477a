import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { defaultLocale, locales } from '#cms-schema/locale.ts';
import { fieldsOf, printField } from '#contract/field-table.ts';
import { type SentSettings, type Settings, settingsFields } from '#contract/settings-fields.ts';
import { can } from '../../../../permission/capabilities.ts';
import { wordPressNames } from '../../../wordpress-names.ts';
import { answer, answerItem } from '../../answer.ts';
import { digestOf, requireUnchanged } from '../../digest.ts';
import { type Answer, type Call, editing, type Route } from '../../route.ts';
import { argsOfSchema, localeArg } from '../../schema-args.ts';
import type { ValueSchema } from '../../value-schema.ts';

/** `wp/v2/settings`. `title` and `description` are in `lang` (default Chinese); `haptera_…` contains all languages. */
export function settingsRoutes(): readonly Route[] {
  const lang = { lang: { ...localeArg, description: 'Language of title and description.', default: defaultLocale } };
  return [
    {
      namespace: 'wp/v2',
      pattern: '/wp/v2/settings',
      schema: settingsSchema,
      allow: ({ viewer }) => (can(viewer, 'manage_options') ? ['GET', ...editing] : []),
      endpoints: [
        {
          methods: ['GET'],
          args: lang,
          handle: async (call) => {
            const settings = await call.cms.settings.requireSettings(call.viewer);
            return answerItem(presentSettings(call, settings), digestOf(settings));
          },
        },
        { methods: editing, args: { ...argsOfSchema(settingsSchema, 'update'), ...lang }, handle: save },
      ],
    },
  ];
}

const own = Object.fromEntries(
  fieldsOf(settingsFields).flatMap(([, field]): [string, ValueSchema][] => {
    const { kind, rest, description } = field;
    if (kind.name !== 'localizedText') return [[rest, { description, ...kind.schema }]];
    const plain: ValueSchema = { description: `${description}.`, ...kind.schema.properties?.[defaultLocale] };
    return [
      ...('plain' in field ? [[field.plain, plain] satisfies [string, ValueSchema]] : []),
      [rest, { description: `${description}, in each language.`, ...kind.schema }],
    ];
  }),
);

const settingsSchema: ValueSchema & { readonly title: string } = {
  title: 'settings',
  type: 'object',
  properties: {
    ...own,
    url: { description: 'Address of the site; set where it runs.', type: 'string', format: 'uri', readonly: true },
    language: { description: 'Default language of the site.', type: 'string', readonly: true },
  },
};

async function save(call: Call): Promise<Answer> {
  const { cms, viewer } = call;
  const before = await cms.settings.requireSettings(viewer);
  requireUnchanged(call, digestOf(before), () => presentSettings(call, before));
  const settings = await cms.settings.saveSettings(viewer, readPatch(call));
  return answer(presentSettings(call, settings), { ETag: `"${digestOf(settings)}"` });
}

function readPatch({ params }: Call): SentSettings {
  const locale = params.choice('lang', locales) ?? defaultLocale;
  return Object.fromEntries(
    fieldsOf(settingsFields).map(([name, field]) => {
      const sent = params.value(field.rest);
      const plain = 'plain' in field ? params.text(field.plain) : undefined;
      return [name, plain === undefined ? sent : { [locale]: plain, ...(isJsonObject(sent) && sent) }];
    }),
  );
}

function presentSettings({ urls, params }: Call, settings: Settings): JsonObject {
  const locale = params.choice('lang', locales) ?? defaultLocale;
  const own = fieldsOf(settingsFields).flatMap(([name, field]): [string, JsonValue][] => {
    const value = printField(settingsFields, name, settings);
    return [
      ...('plain' in field && isJsonObject(value)
        ? [[field.plain, value[locale] ?? ''] satisfies [string, JsonValue]]
        : []),
      [field.rest, value],
    ];
  });
  return { ...Object.fromEntries(own), url: urls.public, language: wordPressNames[defaultLocale] };
}
