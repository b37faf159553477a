import { roles } from '#contract/roles.ts';
import { createCms } from '../create-cms.ts';
import { createHttp } from '../doors/http.ts';
import { serve } from '../doors/serve.ts';
import { systemViewer } from '../permission/viewer.ts';

/**
 * A CMS process for tests of its clients, with nothing but one user of each role, named after the role. Prints `ready
 * <port>` and serves until it is killed. Arguments: database address, data folder, secret, password of all users.
 */
const [databaseUrl = '', dataDirectory = '', secret = '', password = ''] = process.argv.slice(2);

const publicUrl = 'https://haptera.example';
const log = (line: string) => console.warn(line);
const cms = createCms({ databaseUrl, dataDirectory, secret, publicUrl, siteRevalidateUrl: null, log });
await cms.start();
for (const role of roles) {
  const email = `${role}@haptera.example`;
  await cms.users.createUser(systemViewer, { login: role, email, password, displayName: `The ${role}`, role });
}
const server = await serve(createHttp(cms, { log }), 0, publicUrl, log);
process.stdout.write(`ready ${server.port}\n`);
