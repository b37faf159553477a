import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { unlimited } from '../traffic/traffic.ts';
import { mapInBatches } from './map-in-batches.ts';
import { parseForm } from './parse-form.ts';
import type { Dispatcher, RestRequest } from './rest-request.ts';
import type { Answer, Call } from './route.ts';

/** Adds the targets of the embeddable links of an item or list, as `_embedded`. Loads each target once. */
export async function embedLinks(
  body: JsonValue,
  embed: JsonValue,
  call: Call,
  dispatch: Dispatcher['dispatch'],
): Promise<JsonValue> {
  const wanted = readWanted(embed);
  const known = new Map<string, Promise<Answer>>();
  const ask = (href: string): Promise<Answer> => {
    const present = known.get(href);
    if (present) return present;
    const answer = dispatch(openRequest(href, call));
    known.set(href, answer);
    return answer;
  };
  const root = call.urls.rest('');
  const embedItem = async (item: JsonValue): Promise<JsonValue> => {
    if (!isJsonObject(item) || !isJsonObject(item._links)) return item;
    const embedded: JsonObject = {};
    for (const [rel, links] of Object.entries(item._links)) {
      if (!Array.isArray(links) || (wanted !== null && !wanted.includes(rel))) continue;
      const hrefs = links.flatMap((link) =>
        isJsonObject(link) && link.embeddable === true && typeof link.href === 'string' ? [link.href] : [],
      );
      const own = hrefs.filter((href) => href.startsWith(`${root}/`));
      if (own.length === 0) continue;
      embedded[rel] = await Promise.all(own.map(async (href) => (await ask(href)).body));
    }
    return Object.keys(embedded).length === 0 ? item : { ...item, _embedded: embedded };
  };
  return Array.isArray(body) ? mapInBatches(body, embedItem) : embedItem(body);
}

/** The relations to embed. Null, for `_embed`, `_embed=1` and `_embed=true`: all of them. */
function readWanted(embed: JsonValue): readonly string[] | null {
  const names = Array.isArray(embed)
    ? embed.filter((name) => typeof name === 'string')
    : String(embed)
        .split(/[\s,]+/)
        .filter((name) => name !== '');
  return names.length === 0 || names.some((name) => name === '1' || name === 'true') ? null : names;
}

function openRequest(href: string, call: Call): RestRequest {
  const [path = '', query = ''] = href.slice(call.urls.rest('').length).split('?', 2);
  return {
    method: 'GET',
    path,
    query: new Map([...parseForm(query), ['context', 'embed']]),
    headers: new Headers(),
    body: null,
    signal: call.signal,
    viewer: call.viewer,
    address: call.address,
    share: unlimited,
    isEmbedded: true,
  };
}
