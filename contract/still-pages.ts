import { addresses } from './addresses.ts';

/**
 * On the document element of a page that is whole without the scripts of the framework that made it: the server in front may
 * leave them out.
 */
export const stillAttribute = 'data-still';

/** Where the modules stand that bring parts of such pages to life; their names carry a hash of their content. */
export const attachmentsPath = `${addresses.build.path}/static/attachments`;

/** What the build says of them, in its folder: the address of each by name. */
export const attachmentsManifest = 'attachments.json';
