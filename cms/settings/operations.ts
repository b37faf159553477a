import { contentTypes } from '#contract/content-types.ts';
import type { SentSettings, Settings } from '#contract/settings-fields.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { Change, CmsCore } from '../core.ts';
import { getDocumentRow, getFrontGroup, listGroupRows, saveFrontGroup } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import { parseSettings } from './parse-settings.ts';
import { loadSettingsRow, saveSettingsRow } from './store.ts';

export interface SettingsOperations {
  /** For the settings screen. Throws `haptera_cannot_administer` unless administrator. */
  requireSettings(viewer: Viewer): Promise<Settings>;
  /** For the program itself. The doors decide which settings readers see. Read once per content version. */
  loadSettings(): Promise<Settings>;
  /** Throws `haptera_cannot_administer`, `haptera_invalid_values` with every invalid value. */
  saveSettings(viewer: Viewer, patch: SentSettings): Promise<Settings>;
}

export function createSettingsOperations(core: CmsCore): SettingsOperations {
  return {
    requireSettings: async (viewer) => {
      if (!can(viewer, 'manage_options')) throw errors.cannotSettings(viewer);
      return loadSettingsRow(core.database);
    },

    loadSettings: createSettingsReader(core),

    saveSettings: (viewer, patch) =>
      core.change(viewer, async (change) => {
        if (!can(viewer, 'manage_options')) throw errors.cannotSettings(viewer);
        await change.lockContent();
        const before = await loadSettingsRow(change.tx);
        const { settings, problems } = parseSettings({ ...patch }, before);
        if (Object.keys(problems).length > 0) throw errors.invalidValues(problems);
        const changed = await saveSettingsRow(change.tx, before, settings);
        if (changed.length === 0) return settings;
        await moveFrontPage(change, settings);
        // Archives of authors come or go.
        await change.announce(changed.includes('authorArchives') ? ['settings', 'paths'] : ['settings']);
        change.audit('settings.save', ['settings', 'site'], { keys: changed.join(' ') });
        return settings;
      }),
  };
}

/**
 * Caches the settings until the next content version: every save that changes a setting makes a new one. Nearly every
 * response needs the time zone, so reading it was one of the two statements of a page.
 */
function createSettingsReader({ database, contentVersion }: CmsCore): SettingsOperations['loadSettings'] {
  let known: { readonly version: number; readonly settings: Settings } | null = null;
  return async () => {
    const version = contentVersion();
    if (known?.version === version) return known.settings;
    const settings = await loadSettingsRow(database);
    known = { version, settings };
    return settings;
  };
}

/** The front page and its translations change their addresses with the setting. */
async function moveFrontPage(change: Change, settings: Settings): Promise<void> {
  const before = await getFrontGroup(change.tx);
  const after = await findFrontGroup(change.tx, settings);
  if (before === after) return;
  await saveFrontGroup(change.tx, after);
  const rows = await listGroupRows(
    change.tx,
    [before, after].filter((group) => group !== null),
  );
  await change.present(rows.map(({ id }) => id));
}

async function findFrontGroup(tx: Queryable, { showOnFront, pageOnFront }: Settings): Promise<string | null> {
  if (showOnFront !== 'page' || pageOnFront === 0) return null;
  const page = await getDocumentRow(tx, pageOnFront);
  if (page && contentTypes[page.type].mayBeFront) return page.groupId;
  throw errors.invalidValues({
    pageOnFront: { code: 'invalid_page', message: 'pageOnFront is not the id of a page.' },
  });
}
