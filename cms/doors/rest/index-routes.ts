import type { JsonObject } from '#cms-schema/json.ts';
import { defaultLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { answer } from './answer.ts';
import { describeRoute } from './print-schema.ts';
import type { Call, Route } from './route.ts';
import { contextArg } from './schema-args.ts';

const namespaces = ['wp/v2', 'haptera/v1'] as const;

/** The indexes: `/` and one per namespace. */
export function createIndexRoutes(routes: () => readonly Route[]): readonly Route[] {
  return [
    {
      pattern: '/',
      namespace: '',
      allow: () => ['GET'],
      endpoints: [
        { methods: ['GET'], args: contextArg(), handle: async (call) => answer(await presentIndex(call, routes())) },
      ],
    },
    ...namespaces.map(
      (namespace): Route => ({
        pattern: `/${namespace}`,
        namespace,
        allow: () => ['GET'],
        endpoints: [
          {
            methods: ['GET'],
            args: contextArg(),
            handle: async (call) =>
              answer({
                namespace,
                routes: describeAll(
                  call,
                  routes().filter((route) => route.namespace === namespace),
                ),
                _links: { up: [{ href: call.urls.rest('/') }] },
              }),
          },
        ],
      }),
    ),
  ];
}

async function presentIndex(call: Call, routes: readonly Route[]): Promise<JsonObject> {
  const { urls } = call;
  const settings = await call.cms.settings.loadSettings();
  const time = await call.siteTime();
  const icon = settings.siteIcon > 0 ? await call.cms.media.getPublicMedia(settings.siteIcon) : null;
  return {
    name: settings.title[defaultLocale],
    description: settings.description[defaultLocale],
    url: urls.public,
    home: urls.public,
    gmt_offset: time.offset,
    timezone_string: settings.timezone,
    page_for_posts: settings.pageForPosts,
    page_on_front: settings.pageOnFront,
    show_on_front: settings.showOnFront,
    namespaces: [...namespaces],
    authentication: {
      'application-passwords': {
        endpoints: { authorization: urls.public + addresses.authorizeApplication.path },
      },
    },
    ...(call.fields.has('routes') && { routes: describeAll(call, routes) }),
    site_logo: settings.siteLogo,
    site_icon: settings.siteIcon,
    site_icon_url: icon ? call.cms.media.presentUrl(icon.file) : '',
    _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
  };
}

/** A cache: routes and the public address do not change while the door is open. */
const descriptions = new WeakMap<Route, JsonObject>();

function describeAll(call: Call, routes: readonly Route[]): JsonObject {
  return Object.fromEntries(
    routes.map((route) => {
      const description = descriptions.get(route) ?? describeRoute(route, call.urls);
      descriptions.set(route, description);
      return [route.pattern, description];
    }),
  );
}
