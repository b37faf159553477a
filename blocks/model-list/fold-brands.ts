import { phoneQuery } from '#ui/breakpoints.ts';

/** On a phone each brand is closed until it is opened: its part of the list, and the button that shows and hides it. */
interface Brand {
  readonly section: HTMLElement;
  readonly models: HTMLElement;
  readonly toggle: HTMLElement;
}

export interface FoldedBrands {
  /** While somebody searches, every brand with a match is open; afterwards they are as they were. */
  search(isSearching: boolean): void;
  undo(): void;
}

/**
 * Folds the brands on a phone, and only there. A press, a link to a brand or into it, and a search inside the page open one;
 * the others stay as they are.
 */
export function foldBrands(root: HTMLElement, view: Window & typeof globalThis): FoldedBrands {
  const brands = readBrands(root);
  const phone = view.matchMedia(phoneQuery);
  const listening = new AbortController();
  const { signal } = listening;
  const opened = new Set<Brand>();
  const closedInSearch = new Set<Brand>();
  let isSearching = false;

  const isOpen = (brand: Brand) => !phone.matches || (isSearching ? !closedInSearch.has(brand) : opened.has(brand));
  const show = () => {
    for (const brand of brands) {
      brand.toggle.setAttribute('aria-expanded', String(isOpen(brand)));
      // Not just hidden: a search inside the page still finds it, and `beforematch` tells us to open it.
      if (isOpen(brand)) brand.models.removeAttribute('hidden');
      else brand.models.setAttribute('hidden', 'until-found');
    }
  };
  const set = (brand: Brand, isWanted: boolean) => {
    if (isSearching) closedInSearch[isWanted ? 'delete' : 'add'](brand);
    else opened[isWanted ? 'add' : 'delete'](brand);
    show();
  };
  const brandAround = (target: EventTarget | null) =>
    brands.find(({ section }) => target instanceof view.Node && section.contains(target));
  const press = ({ target }: Event) => {
    const brand = brands.find(({ toggle }) => toggle === target);
    if (brand) set(brand, !isOpen(brand));
  };
  const find = ({ target }: Event) => {
    const brand = brandAround(target);
    if (brand) set(brand, true);
  };
  const follow = () => {
    const { hash } = view.location;
    const target = hash.length > 1 ? root.ownerDocument.getElementById(hash.slice(1)) : null;
    const brand = brandAround(target);
    if (!brand || isOpen(brand)) return;
    set(brand, true);
    target?.scrollIntoView();
  };

  root.addEventListener('click', press, { signal });
  root.addEventListener('beforematch', find, { signal });
  view.addEventListener('hashchange', follow, { signal });
  phone.addEventListener('change', show, { signal });
  show();
  follow();

  return {
    search(isNow) {
      isSearching = isNow;
      closedInSearch.clear();
      show();
    },
    undo() {
      listening.abort();
      for (const { models, toggle } of brands) {
        models.removeAttribute('hidden');
        toggle.setAttribute('aria-expanded', 'false');
      }
    },
  };
}

function readBrands(root: HTMLElement): Brand[] {
  return [...root.querySelectorAll<HTMLElement>('[data-names]')].flatMap((section) => {
    const models = section.querySelector<HTMLElement>('.models-fold');
    const toggle = section.querySelector<HTMLElement>('.models-toggle');
    return models && toggle ? [{ section, models, toggle }] : [];
  });
}
