import { addresses } from '#contract/addresses.ts';
import { checkFreshness } from '../../../site/freshness/check-freshness.ts';
import { type Check, type Finding, ok, printSome, problem } from './finding.ts';

const PATIENCE = 10_000;

/** Every published page, asked for as a visitor does and compared with what the CMS says. Only while the product runs. */
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
        `${missing.length} of ${checked} published pages are not answered with 200: ${printSome(missing.map(({ address }) => address))}.`,
        'See the lines of site and cms in the log; starting the product again renders every page anew.',
      ),
    );
  if (outdated.length > 0)
    findings.push(
      problem(
        'pages',
        `${outdated.length} of ${checked} published pages are older than what was published: ${printSome(outdated.map(({ address }) => address))}.`,
        'The site looks for such pages every 30 seconds: ask again in a minute, then see the lines of site in the log.',
      ),
    );
  return findings.length > 0 ? findings : [ok('pages', `All ${checked} published pages are answered, as published.`)];
};

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}
