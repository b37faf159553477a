import { buildServersWhenNeeded } from './launch/build-servers.ts';

/** Builds the servers to plain JavaScript unless their build is newer than their sources. */
await buildServersWhenNeeded();
