import type { FieldKind } from '#cms-schema/field.ts';
import { ChoiceControl } from './choice-control.tsx';
import { ColorTokenControl } from './color-token-control.tsx';
import type { ControlKind } from './control.ts';
import { DateControl } from './date-control.tsx';
import { GroupControl } from './group-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { MediaControl } from './media-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import { TextControl } from './text-control.tsx';
import { ToggleControl } from './toggle-control.tsx';

/** The control of each field kind. A kind without one does not compile. */
export const controls: Readonly<Record<FieldKind, ControlKind>> = {
  text: { Control: TextControl, labelling: 'input' },
  richText: { Control: RichTextControl, labelling: 'group' },
  choice: { Control: ChoiceControl, labelling: 'group' },
  toggle: { Control: ToggleControl, labelling: 'inline' },
  number: { Control: NumberControl, labelling: 'input' },
  date: { Control: DateControl, labelling: 'input' },
  colorToken: { Control: ColorTokenControl, labelling: 'group' },
  link: { Control: LinkControl, labelling: 'group' },
  media: { Control: MediaControl, labelling: 'group' },
  list: { Control: ListControl, labelling: 'group' },
  group: { Control: GroupControl, labelling: 'group' },
  reference: { Control: ReferenceControl, labelling: 'input' },
};
