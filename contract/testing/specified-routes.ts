/**
 * The routes of the specification's table (section 2), grouped by area as it lists them, without language prefix. Each
 * exists in every language.
 */
export const specifiedRoutes = {
  home: ['/'],
  solution: below('/solution', 'gaming muse mobileoem peripherals trackpad automotive supportApp'),
  components: below('/solution/components', 'CooperationCases GameCases InVehicle'),
  product: below('/product', 'creator engine component haptic'),
  explore: below('/explore', 'about portfolio news hapticslist application'),
  community: below(
    '/community',
    'home business blog doc faq resource search trial-account openApp open-app-fail customConfig',
  ),
  configTool: [
    '/community/configTool',
    ...below('/community/configTool', 'configCreate configEdit configList downloadDetail'),
    '/configTool/customConfig',
  ],
  companyAdmin: ['/companyAdmin', '/companyAdmin/list'],
  /** The list; the addresses with a name are the articles themselves. */
  articles: ['/post'],
  legal: below(
    '',
    'terms privacy help help-desktop help-muse informationCollection informationShare permissionDesc logout',
  ),
  languageChildren: [
    ...['/help', '/help-desktop', '/privacy', '/terms'].flatMap((page) => below(page, 'ChildZH ChildEN')),
    ...['/informationCollection', '/informationShare', '/permissionDesc'].flatMap((page) =>
      below(page, 'ChildZh ChildEn'),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Routes that no page links to: they are linked from apps and mails, and users are sent to one after logging out. */
export const unlinkedRoutes: readonly string[] = [
  ...specifiedRoutes.languageChildren,
  '/configTool/customConfig',
  // Pages of a single file: the list links to them with its id.
  ...below('/community/configTool', 'configEdit downloadDetail'),
  '/community/open-app-fail',
  '/logout',
];

function below(path: string, names: string): string[] {
  return names.split(' ').map((name) => `${path}/${name}`);
}
