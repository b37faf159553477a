/** Stands for libraries that another one imports and never uses here; `next.config.ts` says which and why. */
export default function unusedLibrary(): never {
  throw new Error('This part of a library was left out of the builder because nothing used it: see next.config.ts.');
}

export {
  unusedLibrary as defaultRangeExtractor,
  unusedLibrary as elementScroll,
  unusedLibrary as observeElementOffset,
  unusedLibrary as observeElementRect,
  unusedLibrary as observeWindowOffset,
  unusedLibrary as observeWindowRect,
  unusedLibrary as Popover,
  unusedLibrary as PopoverContent,
  unusedLibrary as PopoverPortal,
  unusedLibrary as PopoverTrigger,
  unusedLibrary as useVirtualizer,
  unusedLibrary as windowScroll,
};
