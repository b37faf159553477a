import type { SeedPage } from '../seed-document.ts';
import { blog } from './blog.ts';
import { engine } from './engine.ts';
import { gaming } from './gaming.ts';
import { hapticsList } from './haptics-list.ts';
import { home } from './home.ts';
import { news } from './news.ts';

export const pages: readonly SeedPage[] = [home, gaming, engine, hapticsList, news, blog];
