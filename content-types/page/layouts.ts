/** The layouts of a page. What each of them shows around the content is defined in `site/shell/layouts.ts`. */
export const layouts = {
  default: { zh: '默认', en: 'Default' },
  configTool: { zh: '配置工具', en: 'Config tool' },
  independent: { zh: '独立页面', en: 'Independent' },
  notFound: { zh: '404', en: '404' },
  logout: { zh: '注销', en: 'Logout' },
  pure: { zh: '仅正文', en: 'Content only' },
} as const;

export type Layout = keyof typeof layouts;
