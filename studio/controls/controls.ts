import { laterPart } from '../parts/later.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { Controls } from './control.ts';
import { GroupControl } from './group-control.tsx';
import { NumberControl } from './number-control.tsx';
import { TextControl } from './text-control.tsx';
import { ToggleControl } from './toggle-control.tsx';

/** Text and choices are there from the beginning; what is larger comes when the page is there. */
const more = () => import('./more-controls.ts');
const ColorTokenControl = laterPart(async () => (await more()).ColorTokenControl);
const DateControl = laterPart(async () => (await more()).DateControl);
const DownloadControl = laterPart(async () => (await more()).DownloadControl);
const LinkControl = laterPart(async () => (await more()).LinkControl);
const ListControl = laterPart(async () => (await more()).ListControl);
const MediaControl = laterPart(async () => (await more()).MediaControl);
const TermControl = laterPart(async () => (await more()).TermControl);
const ReferenceControl = laterPart(async () => (await more()).ReferenceControl);
const RichTextControl = laterPart(async () => (await more()).RichTextControl);

/** The control of each field kind. A kind without one does not compile. */
export const controls: Controls = {
  text: { Control: TextControl, labelling: 'input' },
  richText: { Control: RichTextControl, labelling: 'group' },
  choice: { Control: ChoiceControl, labelling: 'group' },
  toggle: { Control: ToggleControl, labelling: 'inline' },
  number: { Control: NumberControl, labelling: 'input' },
  date: { Control: DateControl, labelling: 'input' },
  colorToken: { Control: ColorTokenControl, labelling: 'group' },
  link: { Control: LinkControl, labelling: 'group' },
  media: { Control: MediaControl, labelling: 'group' },
  download: { Control: DownloadControl, labelling: 'group' },
  list: { Control: ListControl, labelling: 'group' },
  group: { Control: GroupControl, labelling: 'group' },
  reference: { Control: ReferenceControl, labelling: 'input' },
  term: { Control: TermControl, labelling: 'input' },
};
