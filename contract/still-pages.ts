import { addresses } from './addresses.ts';

/** The path of the modules that make parts of public pages interactive; their names contain a content hash. */
export const attachmentsPath = `${addresses.build.path}/static/attachments`;

/** The file in the build folder that maps each module's name to its address. */
export const attachmentsManifest = 'attachments.json';

/** The file in the build folder that has the addresses of the web font's files, which are beside the modules. */
export const fontsManifest = 'fonts.json';
