import { addresses } from './addresses.ts';

/**
 * Set on the document element of a page that works without the scripts of the framework that rendered it: the server in
 * front may strip them.
 */
export const stillAttribute = 'data-still';

/** The path of the modules that make parts of such pages interactive; their names contain a content hash. */
export const attachmentsPath = `${addresses.build.path}/static/attachments`;

/** The file in the build folder that maps each module's name to its address. */
export const attachmentsManifest = 'attachments.json';
