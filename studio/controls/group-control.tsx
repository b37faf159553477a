import { styled } from 'styled-components';
import { isJsonObject } from '#cms-schema/json.ts';
import { tone } from '#ui/theme.ts';
import type { ControlProps } from './control.ts';
import { FieldRows } from './field-rows.tsx';

/** Fields that belong together, under one label. */
export function GroupControl({ field, path, value, id, labelId, describedBy }: ControlProps) {
  return (
    <GroupBox id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      <FieldRows fields={field.children} path={path} values={isJsonObject(value) ? value : null} />
    </GroupBox>
  );
}

const GroupBox = styled.div`
  display: grid;
  gap: 0.875rem;
  padding-inline-start: 0.75rem;
  border-inline-start: 2px solid ${tone.line};
`;
