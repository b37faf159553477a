import type { JsonObject } from '#cms-schema/json.ts';
import { defaultLocale, eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { can } from '../../../../permission/capabilities.ts';
import type { Settings, SettingsPatch } from '../../../../settings/model.ts';
import { wordPressNames } from '../../../wordpress-names.ts';
import { answer, answerItem } from '../../answer.ts';
import { digestOf, requireUnchanged } from '../../digest.ts';
import { sentOnly } from '../../params.ts';
import { type Answer, type Call, editing, type Route } from '../../route.ts';
import { argsOfSchema, localeArg } from '../../schema-args.ts';
import type { ValueSchema } from '../../value-schema.ts';

/** `wp/v2/settings`. `title` and `description` are those of `lang` (Chinese unless told); `haptera_…` has every language. */
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

const localized = (description: string): ValueSchema => ({
  description,
  type: 'object',
  properties: eachLocale(() => ({ type: 'string' })),
  additionalProperties: false,
});

const id = (description: string): ValueSchema => ({ description, type: 'integer', minimum: 0 });
const text = (description: string): ValueSchema => ({ description, type: 'string', maxLength: limits.settings.text });

const settingsSchema: ValueSchema & { readonly title: string } = {
  title: 'settings',
  type: 'object',
  properties: {
    title: text('Name of the site.'),
    description: text('What the site is about.'),
    url: { description: 'Address of the site; set where it runs.', type: 'string', format: 'uri', readonly: true },
    email: { description: 'Where the system writes to.', type: 'string', format: 'email' },
    timezone: text('A city of the same time zone.'),
    date_format: text('How dates are written.'),
    time_format: text('How times are written.'),
    start_of_week: { description: 'First day of the week, 0 is Sunday.', type: 'integer', minimum: 0, maximum: 6 },
    language: { description: 'Default language of the site.', type: 'string', readonly: true },
    use_smilies: { description: 'Kept for its clients.', type: 'boolean' },
    default_category: id('Category of posts without one.'),
    default_post_format: text('Kept for its clients.'),
    posts_per_page: { description: 'Posts on a page of a list.', type: 'integer', minimum: 1, maximum: 100 },
    show_on_front: { description: 'What the front page shows.', type: 'string', enum: ['posts', 'page'] },
    page_on_front: id('The front page.'),
    page_for_posts: id('The page that lists posts.'),
    default_ping_status: { description: 'Whether new posts can be pinged.', type: 'string', enum: ['open', 'closed'] },
    default_comment_status: {
      description: 'Whether comments on new posts are open.',
      type: 'string',
      enum: ['open', 'closed'],
    },
    site_logo: { description: 'Media id of the logo.', type: ['integer', 'null'] },
    site_icon: id('Media id of the icon.'),
    haptera_title: localized('Name of the site in each language.'),
    haptera_description: localized('What the site is about, in each language.'),
    haptera_contact_email: { description: 'Where visitors write to.', type: 'string', format: 'email' },
    haptera_slogan: localized('A line of the footer, in each language.'),
    haptera_copyright: localized('The copyright line, in each language.'),
    haptera_filing: localized('The filing number, in each language.'),
  },
};

async function save(call: Call): Promise<Answer> {
  const { cms, viewer } = call;
  const before = await cms.settings.requireSettings(viewer);
  requireUnchanged(call, digestOf(before), () => presentSettings(call, before));
  const settings = await cms.settings.saveSettings(viewer, readPatch(call));
  return answer(presentSettings(call, settings), { ETag: `"${digestOf(settings)}"` });
}

function readPatch({ params }: Call): SettingsPatch {
  const locale = params.choice('lang', locales) ?? defaultLocale;
  const logo = params.value('site_logo');
  return sentOnly({
    title: mergeLocalized(params.text('title'), locale, params.object('haptera_title')),
    description: mergeLocalized(params.text('description'), locale, params.object('haptera_description')),
    contactEmail: params.text('haptera_contact_email'),
    email: params.text('email'),
    timezone: params.text('timezone'),
    dateFormat: params.text('date_format'),
    timeFormat: params.text('time_format'),
    startOfWeek: params.number('start_of_week'),
    useSmilies: params.toggle('use_smilies'),
    defaultCategory: params.number('default_category'),
    defaultPostFormat: params.text('default_post_format'),
    postsPerPage: params.number('posts_per_page'),
    showOnFront: params.choice('show_on_front', ['posts', 'page']),
    pageOnFront: params.number('page_on_front'),
    pageForPosts: params.number('page_for_posts'),
    defaultPingStatus: params.choice('default_ping_status', ['open', 'closed']),
    defaultCommentStatus: params.choice('default_comment_status', ['open', 'closed']),
    siteLogo: logo === null ? 0 : params.number('site_logo'),
    siteIcon: params.number('site_icon'),
    slogan: mergeLocalized(undefined, locale, params.object('haptera_slogan')),
    copyright: mergeLocalized(undefined, locale, params.object('haptera_copyright')),
    filing: mergeLocalized(undefined, locale, params.object('haptera_filing')),
  });
}

function mergeLocalized(
  plain: string | undefined,
  locale: Locale,
  each: JsonObject | undefined,
): Partial<Localized> | undefined {
  if (plain === undefined && each === undefined) return undefined;
  const entries = locales.flatMap((name): [Locale, string][] => {
    const text = each !== undefined && Object.hasOwn(each, name) ? each[name] : undefined;
    if (typeof text === 'string') return [[name, text]];
    return plain !== undefined && name === locale ? [[name, plain]] : [];
  });
  return Object.fromEntries(entries);
}

function presentSettings({ urls, params }: Call, settings: Settings): JsonObject {
  const locale = params.choice('lang', locales) ?? defaultLocale;
  return {
    title: settings.title[locale],
    description: settings.description[locale],
    url: urls.public,
    email: settings.email,
    timezone: settings.timezone,
    date_format: settings.dateFormat,
    time_format: settings.timeFormat,
    start_of_week: settings.startOfWeek,
    language: wordPressNames[defaultLocale],
    use_smilies: settings.useSmilies,
    default_category: settings.defaultCategory,
    default_post_format: settings.defaultPostFormat,
    posts_per_page: settings.postsPerPage,
    show_on_front: settings.showOnFront,
    page_on_front: settings.pageOnFront,
    page_for_posts: settings.pageForPosts,
    default_ping_status: settings.defaultPingStatus,
    default_comment_status: settings.defaultCommentStatus,
    site_logo: settings.siteLogo || null,
    site_icon: settings.siteIcon,
    haptera_title: { ...settings.title },
    haptera_description: { ...settings.description },
    haptera_contact_email: settings.contactEmail,
    haptera_slogan: { ...settings.slogan },
    haptera_copyright: { ...settings.copyright },
    haptera_filing: { ...settings.filing },
  };
}
