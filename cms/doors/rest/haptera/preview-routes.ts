import { addresses } from '#contract/addresses.ts';
import { errors } from '../../../errors.ts';
import { can } from '../../../permission/capabilities.ts';
import { answer } from '../answer.ts';
import type { Route } from '../route.ts';

/** `haptera/v1/preview-token`: a link that shows one state of a document, or its latest, on the real site. */
export function previewRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/preview-token',
      allow: ({ viewer }) => (can(viewer, 'edit_posts') ? ['POST'] : []),
      endpoints: [
        {
          methods: ['POST'],
          args: {
            id: { description: 'Id of the document.', type: 'integer', minimum: 1, required: true },
            revision: {
              description: 'Id of a revision or autosave; default: the document as currently saved.',
              type: ['integer', 'null'],
              minimum: 1,
            },
            latest: {
              description:
                'Without `revision`: the document as it is whenever the link is opened, with one’s own unsaved work.',
              type: 'boolean',
              default: false,
            },
          },
          handle: async ({ cms, viewer, params, urls }) => {
            if (!can(viewer, 'edit_posts')) throw errors.cannotEdit(viewer);
            const document = await cms.documents.requireDocument(viewer, params.id());
            const wish = params.number('revision') ?? (params.toggle('latest') ? 'latest' : 'kept');
            const token = await cms.previews.createPreviewToken(viewer, document.id, wish);
            return answer({
              token,
              url: `${urls.page(addresses.preview.path, document.locale)}?token=${encodeURIComponent(token)}`,
              expires: cms.previews.readPreviewEnd(token),
            });
          },
        },
      ],
    },
  ];
}
