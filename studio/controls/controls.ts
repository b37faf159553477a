import { createElement } from 'react';
import { laterPart } from '../parts/later.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps, Controls } from './control.ts';
import { forKind } from './for-kind.ts';
import { GroupControl } from './group-control.tsx';
import { NumberControl } from './number-control.tsx';
import { TextControl } from './text-control.tsx';
import { ToggleControl } from './toggle-control.tsx';

/** Text and choices are in the initial bundle; the larger controls are loaded on demand. */
const more = () => import('./more-controls.ts');
const ColorTokenControl = laterPart(async () => (await more()).ColorTokenControl);
const DateControl = laterPart(async () => (await more()).DateControl);
const DownloadControl = laterPart(async () => (await more()).DownloadControl);
const LinkControl = laterPart(async () => (await more()).LinkControl);
const ListControl = laterPart(async () => (await more()).ListControl);
const MediaControl = laterPart(async () => (await more()).MediaControl);
const TableControl = laterPart(async () => (await import('./table/table-control.tsx')).TableControl);
const TermControl = laterPart(async () => (await more()).TermControl);
const ReferenceControl = laterPart(async () => (await more()).ReferenceControl);
const RichTextControl = laterPart(async () => (await more()).RichTextControl);

/** The control of each field kind. The compiler rejects a kind without one. */
export const controls: Controls = {
  text: forKind('text', TextControl, 'input'),
  richText: forKind('richText', RichTextControl, 'group'),
  choice: forKind('choice', ChoiceControl, 'group'),
  toggle: forKind('toggle', ToggleControl, 'inline'),
  number: forKind('number', NumberControl, 'input'),
  date: forKind('date', DateControl, 'input'),
  colorToken: forKind('colorToken', ColorTokenControl, 'group'),
  link: forKind('link', LinkControl, 'group'),
  media: forKind('media', MediaControl, 'group'),
  download: forKind('download', DownloadControl, 'group'),
  list: forKind('list', ListOrTable, 'group'),
  group: forKind('group', GroupControl, 'group'),
  reference: forKind('reference', ReferenceControl, 'input'),
  term: forKind('term', TermControl, 'input'),
};

function ListOrTable(props: ControlProps<'list'>) {
  return createElement(props.field.table && props.path.length === 1 ? TableControl : ListControl, props);
}
