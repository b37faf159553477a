import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { CommunityPage } from '../../../community/model.ts';
import { answerList } from '../answer.ts';
import type { Answer, Call } from '../route.ts';

export function readPage({ params }: Call): CommunityPage {
  return { page: params.number('page') ?? 1, pageSize: params.number('per_page') ?? 10 };
}

/** Lists a response of the platform, `{ total, <name>: […] }`. */
export function answerEntries(call: Call, name: string, result: JsonValue): Answer {
  const list = isJsonObject(result) ? result[name] : undefined;
  const total = isJsonObject(result) && typeof result.total === 'number' ? result.total : 0;
  return answerList(call, Array.isArray(list) ? list : [], total);
}
