import type { SeedPage } from '../seed-document.ts';
import { about } from './about.ts';
import { application } from './application.ts';
import { automotive } from './automotive.ts';
import { blog } from './blog.ts';
import { business } from './business.ts';
import { communityHome } from './community-home.ts';
import { component } from './component.ts';
import { creator } from './creator.ts';
import { doc } from './doc.ts';
import { engine } from './engine.ts';
import { explore } from './explore.ts';
import { faq } from './faq.ts';
import { gaming } from './gaming.ts';
import { haptic } from './haptic.ts';
import { hapticsList } from './haptics-list.ts';
import { home } from './home.ts';
import { mobileOem } from './mobile-oem.ts';
import { muse } from './muse.ts';
import { news } from './news.ts';
import { peripherals } from './peripherals.ts';
import { portfolio } from './portfolio.ts';
import { product } from './product.ts';
import { resource } from './resource.ts';
import { searchPage } from './search.ts';
import { solution } from './solution.ts';
import { trackpad } from './trackpad.ts';

/** A page stands after the one that it is below. */
export const pages: readonly SeedPage[] = [
  home,
  solution,
  gaming,
  muse,
  mobileOem,
  peripherals,
  trackpad,
  automotive,
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
];
