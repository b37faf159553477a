import { addresses } from '#contract/addresses.ts';
import { checkFreshness } from '../../../site/freshness/check-freshness.ts';
import { type Check, type Finding, ok, printSome, problem } from './finding.ts';

const PATIENCE = 10_000;

/**
 * Requests every published page as a visitor would and compares it with the CMS's version. Only while the product runs.
 */
export const checkPages: Check = async ({ settings }) => {
  if (settings === null) return [];
  const publicOrigin = `http://127.0.0.1:${settings.port}`;
  const cmsOrigin = `http://127.0.0.1:${settings.cmsPort}`;
  if (
    !(await answers(`${publicOrigin}${addresses.health.path}`)) ||
    !(await answers(`${cmsOrigin}${addresses.health.path}`))
  )
    return [];
  const { checked, outdated, missing } = await checkFreshness({ cmsOrigin, publicOrigin });
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push(
      problem(
        'pages',
        `${missing.length} of ${checked} published pages do not return 200: ${printSome(missing.map(({ address }) => address))}.`,
        'See the log lines of site and cms; a restart of the product renders every page again.',
      ),
    );
  if (outdated.length > 0)
    findings.push(
      problem(
        'pages',
        `${outdated.length} of ${checked} published pages are outdated: ${printSome(outdated.map(({ address }) => address))}.`,
        'The site checks for such pages every 30 seconds: try again in a minute, then see the log lines of site.',
      ),
    );
  return findings.length > 0 ? findings : [ok('pages', `All ${checked} published pages are served and up to date.`)];
};

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}
