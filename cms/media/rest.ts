import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type Localized, locales } from '#cms-schema/locale.ts';
import { decodeSlug } from '../documents/slug.ts';
import { errors } from '../errors.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList, expectedRevision } from '../rest/answer.ts';
import { filterContext } from '../rest/filter-context.ts';
import { embeddable, link, printLinks, selfLink } from '../rest/links.ts';
import { Params, sentOnly } from '../rest/params.ts';
import { openMultipartUpload } from '../rest/read-multipart.ts';
import { renderExcerpt, renderTitle } from '../rest/render-html.ts';
import { restErrors } from '../rest/rest-errors.ts';
import { type Answer, type Args, type Call, editing, type Method, type Route } from '../rest/route.ts';
import {
  argsOfSchema,
  contextArg,
  forceArg,
  idArg,
  idList,
  offsetArg,
  orderArgs,
  pagingArgs,
  textList,
} from '../rest/schema-args.ts';
import type { Context, ValueSchema } from '../rest/value-schema.ts';
import { can } from '../users/capabilities.ts';
import type { Viewer } from '../users/model.ts';
import { readDisposition } from './content-disposition.ts';
import type { Media, MediaPatch, MediaQuery, Rendition } from './model.ts';
import { canEditMedia } from './policy.ts';

/** `wp/v2/media`: the library, and uploads as raw bodies or multipart. */
export const mediaRoutes: readonly Route[] = [];

const base = '/wp/v2/media';
