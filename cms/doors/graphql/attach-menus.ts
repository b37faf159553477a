import type { GraphQLSchema } from 'graphql';
import { defaultLocale } from '#cms-schema/locale.ts';
import { menuLocations, type PublicMenu, type PublicMenuItem } from '../../menus/model.ts';
import { type Args, attachResolvers, type Resolvers } from './attach-resolvers.ts';
import type { GraphqlContext } from './context.ts';
import { parseDatabaseId, parseGlobalId, printGlobalId } from './global-id.ts';
import { fieldErrors } from './graphql-errors.ts';
import { presentLanguage } from './languages.ts';
import { readInput, readLanguage, readText } from './read-args.ts';

export function attachMenus(schema: GraphQLSchema): void {
  attachResolvers(schema, 'RootQuery', rootFields);
  attachResolvers(schema, 'Menu', menuFields);
  attachResolvers(schema, 'MenuItem', menuItemFields);
}

const rootFields: Resolvers<unknown> = {
  menu: async (_, args, context) => {
    const menu = await findMenu(args, context);
    // Even if there is no menu yet, the response changes once one is assigned to this location.
    if (menu) context.keys.addMenu(menu.id, menu.locale);
    else context.keys.addList('menu');
    return menu;
  },
  menus: async (_, args, { cms, keys }) => {
    const where = readInput(args, 'where');
    const locale = readLanguage(where);
    const location = readText(where, 'location')?.toLowerCase();
    const nodes = await cms.menus.listPublicMenus({
      ...(locale !== null && { locale }),
      ...(location !== undefined && { location }),
    });
    keys.addList('menu');
    for (const menu of nodes) keys.addMenu(menu.id, menu.locale);
    return { nodes };
  },
};

const menuFields: Resolvers<PublicMenu> = {
  id: ({ id }) => printGlobalId('term', id),
  databaseId: ({ id }) => id,
  language: ({ locale }) => presentLanguage(locale),
  menuItems: ({ items }) => ({ nodes: items }),
};

const menuItemFields: Resolvers<PublicMenuItem> = {
  id: ({ id }) => printGlobalId('post', id),
  databaseId: ({ id }) => id,
  parentDatabaseId: ({ parentId }) => parentId,
  uri: ({ uri }) => (uri === null || uri.endsWith('/') || /[?#]/.test(uri) ? uri : `${uri}/`),
  target: ({ target }) => target || null,
};

async function findMenu(args: Args, { cms }: GraphqlContext): Promise<PublicMenu | null> {
  const id = readText(args, 'id') ?? '';
  const idType = readText(args, 'idType') ?? 'ID';
  const language = readLanguage(args);
  if (idType === 'ID' || idType === 'DATABASE_ID') {
    const number = idType === 'ID' ? parseGlobalId('term', id) : parseDatabaseId(id);
    if (number === null) throw fieldErrors.invalidId();
    const menu = await cms.menus.getPublicMenuById(number);
    return menu && (language === null || menu.locale === language) ? menu : null;
  }
  if (idType === 'LOCATION') {
    const location = menuLocations.find((name) => name === id.toLowerCase());
    return location ? cms.menus.getPublicMenu(language ?? defaultLocale, location) : null;
  }
  const menus = await cms.menus.listPublicMenus(language === null ? {} : { locale: language });
  return menus.find(({ name, slug }) => (idType === 'NAME' ? name : slug) === id) ?? null;
}
