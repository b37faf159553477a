import { documentFields } from '#contract/document-fields.ts';
import { printPatch } from '#contract/field-table.ts';
import { canEditDocument } from '../../../documents/policy.ts';
import { answer } from '../answer.ts';
import type { Route } from '../route.ts';
import { idArg } from '../schema-args.ts';
import { presentChange } from './present-change.ts';

/** `haptera/v1/documents/<id>/scheduled-change`: the complete scheduled change; `cancel-scheduled` cancels it. */
export function scheduleRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/scheduled-change',
      allow: async (call) => {
        const document = await call.cms.documents.getDocument(call.viewer, call.params.id());
        return document && canEditDocument(call.viewer, document) ? ['GET'] : [];
      },
      endpoints: [
        {
          methods: ['GET'],
          args: idArg,
          handle: async (call) => {
            const change = await call.cms.documents.getScheduledChange(call.viewer, call.params.id());
            const { authorId } = change;
            const [author] = authorId === null ? [] : await call.cms.users.listAuthors(call.viewer, [authorId]);
            const names = new Map(author ? [[author.id, author.displayName]] : []);
            return answer({
              ...presentChange(change, await call.siteTime(), names),
              patch: printPatch(documentFields, change.patch),
            });
          },
        },
      ],
    },
  ];
}
