import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { can } from '../../../../permission/capabilities.ts';
import { answer } from '../../answer.ts';
import { link, printLinks } from '../../links.ts';
import { restErrors } from '../../rest-errors.ts';
import type { Call, Route } from '../../route.ts';
import { contextArg } from '../../schema-args.ts';
import { type PostType, postTypeCapabilities, postTypes, statuses, type TaxonomyKind, taxonomyKinds } from './kinds.ts';

/** `wp/v2/types`, `statuses` and `taxonomies`. Editors load these before anything else. */
export function typeRoutes(): readonly Route[] {
  return [...postTypeRoutes(), ...statusRoutes(), ...taxonomyRoutes()];
}

function postTypeRoutes(): Route[] {
  const base = '/wp/v2/types';
  const present = (call: Call, type: PostType): JsonObject => ({
    ...(call.context === 'edit' && {
      capabilities: postTypeCapabilities(type),
      visibility: { show_in_nav_menus: type.isViewable, show_ui: true },
      viewable: type.isViewable,
      labels: labelsOf(type.name, type.singular),
      supports: { ...type.supports },
    }),
    description: '',
    hierarchical: type.isHierarchical,
    has_archive: false,
    name: type.name,
    slug: type.slug,
    icon: type.icon,
    taxonomies: [...type.taxonomies],
    rest_base: type.restBase,
    rest_namespace: 'wp/v2',
    template: [],
    template_lock: false,
    _links: printLinks({
      collection: [link(call.urls, base)],
      'wp:items': [link(call.urls, `/wp/v2/${type.restBase}`)],
    }),
  });
  const mayEdit = (call: Call) => can(call.viewer, 'edit_posts');
  return [
    {
      namespace: 'wp/v2',
      pattern: base,
      schema: { title: 'type', type: 'object' },
      allow: (call) => (call.context === 'edit' && !mayEdit(call) ? [] : ['GET']),
      endpoints: [
        {
          methods: ['GET'],
          args: contextArg(),
          handle: async (call) => {
            if (call.context === 'edit' && !mayEdit(call)) throw restErrors.cannotViewTypes(call.viewer.user !== null);
            return answer(
              byName(
                postTypes,
                ({ slug }) => slug,
                (type) => present(call, type),
              ),
            );
          },
        },
      ],
    },
    {
      namespace: 'wp/v2',
      pattern: `${base}/(?P<type>[\\w-]+)`,
      schema: { title: 'type', type: 'object' },
      allow: () => ['GET'],
      endpoints: [
        {
          methods: ['GET'],
          args: { type: { description: 'Name of the type.', type: 'string' }, ...contextArg() },
          handle: async (call) => {
            const type = postTypes.find(({ slug }) => slug === call.params.text('type'));
            if (!type) throw restErrors.noType();
            if (call.context === 'edit' && !mayEdit(call)) throw restErrors.cannotEditType(call.viewer.user !== null);
            return answer(present(call, type));
          },
        },
      ],
    },
  ];
}

function statusRoutes(): Route[] {
  const base = '/wp/v2/statuses';
  const present = (call: Call, status: (typeof statuses)[number]): JsonObject => ({
    name: status.name,
    ...(call.context === 'edit' && {
      private: status.slug === 'private',
      protected: status.isProtected,
      show_in_list: status.slug !== 'trash',
    }),
    public: status.slug === 'publish',
    queryable: status.slug === 'publish',
    slug: status.slug,
    date_floating: status.isDateFloating,
    _links: printLinks({
      archives: [link(call.urls, status.slug === 'publish' ? '/wp/v2/posts' : `/wp/v2/posts?status=${status.slug}`)],
    }),
  });
  return [
    {
      namespace: 'wp/v2',
      pattern: base,
      schema: { title: 'status', type: 'object' },
      allow: (call) => (call.context === 'edit' && !can(call.viewer, 'edit_posts') ? [] : ['GET']),
      endpoints: [
        {
          methods: ['GET'],
          args: contextArg(),
          handle: async (call) => {
            const mayEdit = can(call.viewer, 'edit_posts');
            if (call.context === 'edit' && !mayEdit) throw restErrors.cannotViewStatuses(call.viewer.user !== null);
            const shown = statuses.filter(({ slug }) => slug === 'publish' || mayEdit);
            return answer(
              byName(
                shown,
                ({ slug }) => slug,
                (status) => present(call, status),
              ),
            );
          },
        },
      ],
    },
    {
      namespace: 'wp/v2',
      pattern: `${base}/(?P<status>[\\w-]+)`,
      schema: { title: 'status', type: 'object' },
      allow: (call) => (call.params.text('status') === 'publish' || can(call.viewer, 'edit_posts') ? ['GET'] : []),
      endpoints: [
        {
          methods: ['GET'],
          args: { status: { description: 'Name of the status.', type: 'string' }, ...contextArg() },
          handle: async (call) => {
            const status = statuses.find(({ slug }) => slug === call.params.text('status'));
            if (!status) throw restErrors.noStatus();
            if (status.slug !== 'publish' && !can(call.viewer, 'edit_posts')) {
              throw restErrors.cannotReadStatus(call.viewer.user !== null);
            }
            return answer(present(call, status));
          },
        },
      ],
    },
  ];
}

function taxonomyRoutes(): Route[] {
  const base = '/wp/v2/taxonomies';
  const mayManage = (call: Call, taxonomy: TaxonomyKind) => can(call.viewer, taxonomy.power);
  const present = (call: Call, taxonomy: TaxonomyKind): JsonObject => ({
    name: taxonomy.name,
    slug: taxonomy.slug,
    ...(call.context === 'edit' && {
      capabilities: {
        manage_terms: taxonomy.power,
        edit_terms: taxonomy.power,
        delete_terms: taxonomy.power,
        assign_terms: 'edit_posts',
      },
      labels: labelsOf(taxonomy.name, taxonomy.singular),
      show_cloud: taxonomy.isPublic,
      visibility: {
        public: taxonomy.isPublic,
        publicly_queryable: taxonomy.isPublic,
        show_admin_column: taxonomy.isPublic,
        show_in_nav_menus: taxonomy.isPublic,
        show_in_quick_edit: taxonomy.isPublic,
        show_ui: true,
      },
    }),
    description: '',
    types: [...taxonomy.types],
    hierarchical: taxonomy.isHierarchical,
    rest_base: taxonomy.restBase,
    rest_namespace: 'wp/v2',
    _links: printLinks({
      collection: [link(call.urls, base)],
      'wp:items': [link(call.urls, `/wp/v2/${taxonomy.restBase}`)],
    }),
  });
  const mayEdit = (call: Call) =>
    taxonomyKinds.some((taxonomy) => mayManage(call, taxonomy)) || can(call.viewer, 'edit_posts');
  return [
    {
      namespace: 'wp/v2',
      pattern: base,
      schema: { title: 'taxonomy', type: 'object' },
      allow: (call) => (call.context === 'edit' && !mayEdit(call) ? [] : ['GET']),
      endpoints: [
        {
          methods: ['GET'],
          args: { ...contextArg(), type: { description: 'Only those of this type.', type: 'string' } },
          handle: async (call) => {
            if (call.context === 'edit' && !mayEdit(call))
              throw restErrors.cannotViewTaxonomies(call.viewer.user !== null);
            const type = call.params.text('type');
            const shown = taxonomyKinds.filter((taxonomy) => !type || taxonomy.types.some((name) => name === type));
            return answer(
              byName(
                shown,
                ({ slug }) => slug,
                (taxonomy) => present(call, taxonomy),
              ),
            );
          },
        },
      ],
    },
    {
      namespace: 'wp/v2',
      pattern: `${base}/(?P<taxonomy>[\\w-]+)`,
      schema: { title: 'taxonomy', type: 'object' },
      allow: () => ['GET'],
      endpoints: [
        {
          methods: ['GET'],
          args: { taxonomy: { description: 'Name of the taxonomy.', type: 'string' }, ...contextArg() },
          handle: async (call) => {
            const taxonomy = taxonomyKinds.find(({ slug }) => slug === call.params.text('taxonomy'));
            if (!taxonomy) throw restErrors.noTaxonomy();
            if (call.context === 'edit' && !mayEdit(call)) throw restErrors.cannotEditTerms(call.viewer.user !== null);
            return answer(present(call, taxonomy));
          },
        },
      ],
    },
  ];
}

function byName<Thing>(
  things: readonly Thing[],
  name: (thing: Thing) => string,
  present: (thing: Thing) => JsonValue,
): JsonObject {
  return Object.fromEntries(things.map((thing) => [name(thing), present(thing)]));
}

function labelsOf(plural: string, singular: string): JsonObject {
  const one = singular.toLowerCase();
  return {
    name: plural,
    singular_name: singular,
    add_new_item: `Add ${one}`,
    edit_item: `Edit ${one}`,
    new_item: `New ${one}`,
    view_item: `View ${one}`,
    view_items: `View ${plural.toLowerCase()}`,
    search_items: `Search ${plural.toLowerCase()}`,
    not_found: `No ${plural.toLowerCase()} found`,
    all_items: `All ${plural.toLowerCase()}`,
    menu_name: plural,
  };
}
