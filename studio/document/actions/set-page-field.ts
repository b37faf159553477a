import type { JsonValue } from '#cms-schema/json.ts';
import type { Change, PageField } from '../change.ts';
import type { PageDraft } from '../model.ts';
import { planValue } from '../set-value.ts';

/** Sets the title, the slug or the excerpt of a page. */
export function setPageField(draft: PageDraft, field: PageField, value: string): Change[] {
  return draft[field] === value ? [] : [{ kind: 'page', field, before: draft[field], after: value }];
}

/** Sets one key of a page's meta (`seo_title`); undefined removes it. */
export function setPageMeta(draft: PageDraft, key: string, value: JsonValue | undefined): Change[] {
  const planned = planValue(draft.meta, [key], value);
  return planned ? [{ kind: 'meta', ...planned }] : [];
}
