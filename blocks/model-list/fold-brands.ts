import { phoneQuery } from '#ui/breakpoints.ts';

/** A brand's section of the list, the models in it, and the button that shows and hides them on a phone. */
interface Brand {
  readonly section: HTMLElement;
  readonly models: HTMLElement;
  readonly toggle: HTMLElement;
}

export interface FoldedBrands {
  /** During a search every brand with a match is open; afterwards the brands are as they were before. */
  search(isSearching: boolean): void;
  undo(): void;
}

/**
 * Folds the brands, on phones only. A press, a link to a brand or into it, or the browser's find-in-page opens a brand; the
 * others stay as they are.
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
      // `until-found`: find-in-page still finds the text, and fires `beforematch` so that we open it.
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
