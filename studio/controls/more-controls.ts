/** The larger controls, loaded together. */
export { ColorTokenControl } from './color-token-control.tsx';
export { DateControl } from './date-control.tsx';
export { DownloadControl } from './download-control.tsx';
export { LinkControl } from './link-control.tsx';
export { ListControl } from './list-control.tsx';
export { MediaControl } from './media-control.tsx';
export { ReferenceControl } from './reference-control.tsx';
export { RichTextControl } from './rich-text/rich-text-control.tsx';
export { TermControl } from './term-control.tsx';
