import { MAX_ADDRESS_LENGTH } from '#kit/http/fetch-public.ts';
import { errors } from '../../../errors.ts';
import { canUploadMedia } from '../../../media/policy.ts';
import { answer, answerCreated } from '../answer.ts';
import { sentOnly } from '../params.ts';
import { readLocalized } from '../read-localized.ts';
import type { Answer, Call, Route } from '../route.ts';
import { argsOfSchema } from '../schema-args.ts';
import { mediaBase, mediaSchema, presentMediaItem } from '../wp/media/present.ts';

/**
 * `haptera/v1/media/from-address`: fetches a picture of another site into the library. 201, or 200 if the library has the
 * same bytes already.
 */
export function fetchMediaRoutes(): readonly Route[] {
  const { title, haptera_alt, post } = argsOfSchema(mediaSchema, 'create');
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/media/from-address',
      allow: ({ viewer }) => (canUploadMedia(viewer) ? ['POST'] : []),
      endpoints: [
        {
          methods: ['POST'],
          waitsElsewhere: true,
          args: {
            address: {
              description: 'Where the picture is: https://pictures.example/a.png.',
              type: 'string',
              maxLength: MAX_ADDRESS_LENGTH,
              required: true,
            },
            ...(title && { title }),
            ...(haptera_alt && { haptera_alt }),
            ...(post && { post }),
          },
          refusal: errors.cannotUpload,
          handle: fetchPicture,
        },
      ],
    },
  ];
}

async function fetchPicture(call: Call): Promise<Answer> {
  const { cms, viewer, params, signal } = call;
  const { media, isNew } = await cms.media.fetchMedia(viewer, {
    address: params.text('address') ?? '',
    signal,
    ...sentOnly({
      title: params.raw('title'),
      alt: readLocalized(params.object('haptera_alt')),
      parentId: params.number('post') || undefined,
    }),
  });
  const item = await presentMediaItem(call, media, 'edit');
  if (!isNew) return answer(item, { ETag: `"${media.revision}"` });
  return answerCreated(call, `${mediaBase}/${media.id}`, item, media.revision);
}
