import type { Field, FieldOptions, ResolvedDownload, Translation } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import { isJsonObject } from '../json.ts';
import { problems } from '../problems.ts';

/** An item of the media library. */
export type DownloadValue = { id: number } | null;

export interface DownloadOptions extends FieldOptions {
  readonly required?: boolean;
  readonly translation?: Translation;
}

export interface DownloadField extends Field<DownloadValue, ResolvedDownload | null> {
  readonly required: boolean;
}

/**
 * A downloadable file of the media library. The only field kind that accepts files with restricted access: readers get the
 * file's name, and a ticket that permitted accounts exchange with the platform for the file. Nothing is offered while the
 * field is hidden by `when`.
 */
export function download(options: DownloadOptions): DownloadField {
  const { required = false } = options;
  return {
    ...pickFieldOptions(options),
    kind: 'download',
    holds: 'value',
    json: 'object',
    required,
    translation: options.translation ?? 'shared',
    defaultValue: () => null,
    parse(input, report) {
      if (input === undefined || input === null) {
        if (required) problems.required(report);
        return null;
      }
      const id = isJsonObject(input) ? input.id : undefined;
      if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return { id };
      problems.notMedia(report);
      return null;
    },
    references: (value) => (value === null ? [] : [{ kind: 'download', id: value.id }]),
    resolve: (value, resolver) => (value === null ? null : resolver.download(value.id)),
    words: () => [],
    typed: () => '',
    graphql: () => ({
      type: 'Download',
      definitions: [],
      selection: '{ fileName type bytes date accounts href ticket }',
    }),
    children: {},
  };
}
