import type { SeedPage } from '../seed-document.ts';
import { about } from './about.ts';
import { accountDeletion } from './access/account-deletion.ts';
import { companyPages } from './access/company-admin.ts';
import { configPages } from './access/config-tool.ts';
import { logout } from './access/logout.ts';
import { openAppFail, openAppPage } from './access/open-app.ts';
import { trialAccount } from './access/trial-account.ts';
import { application } from './application.ts';
import { automotive } from './automotive.ts';
import { blog } from './blog.ts';
import { business } from './business.ts';
import { communityHome } from './community-home.ts';
import { component } from './component.ts';
import { cooperationCases } from './components/cooperation-cases.ts';
import { gameCases } from './components/game-cases.ts';
import { inVehicle } from './components/in-vehicle.ts';
import { creator } from './creator.ts';
import { doc } from './doc.ts';
import { engine } from './engine.ts';
import { explore } from './explore.ts';
import { faq } from './faq.ts';
import { gaming } from './gaming.ts';
import { haptic } from './haptic.ts';
import { hapticsList } from './haptics-list.ts';
import { home } from './home.ts';
import { help } from './legal/help.ts';
import { helpDesktop } from './legal/help-desktop.ts';
import { helpMuse } from './legal/help-muse.ts';
import { informationCollection } from './legal/information-collection.ts';
import { informationShare } from './legal/information-share.ts';
import { permissionDesc } from './legal/permission-desc.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { mobileOem } from './mobile-oem.ts';
import { muse } from './muse.ts';
import { news } from './news.ts';
import { peripherals } from './peripherals.ts';
import { portfolio } from './portfolio.ts';
import { postIndex } from './post-index.ts';
import { product } from './product.ts';
import { resource } from './resource.ts';
import { searchPage } from './search.ts';
import { solution } from './solution.ts';
import { supportApp } from './support-app.ts';
import { trackpad } from './trackpad.ts';

/** Parents come before their children. */
export const pages: readonly SeedPage[] = [
  home,
  solution,
  gaming,
  muse,
  mobileOem,
  peripherals,
  trackpad,
  automotive,
  supportApp,
  cooperationCases,
  gameCases,
  inVehicle,
  product,
  creator,
  engine,
  component,
  haptic,
  explore,
  about,
  portfolio,
  news,
  hapticsList,
  application,
  communityHome,
  blog,
  doc,
  resource,
  faq,
  business,
  searchPage,
  postIndex,
  terms,
  privacy,
  help,
  helpDesktop,
  helpMuse,
  informationCollection,
  informationShare,
  permissionDesc,
  trialAccount,
  accountDeletion,
  openAppPage,
  openAppFail,
  ...configPages,
  ...companyPages,
  logout,
];
