import type { Viewer } from '../users/model.ts';
import type { Settings, SettingsPatch } from './model.ts';

export interface SettingsOperations {
  /** For the settings screen. Throws `rest_forbidden` unless administrator. */
  requireSettings(viewer: Viewer): Promise<Settings>;
  /** What the program itself goes by; the doors choose what of it readers see. */
  loadSettings(): Promise<Settings>;
  /** Throws `rest_forbidden`, `rest_invalid_param` with every wrong value. */
  saveSettings(viewer: Viewer, patch: SettingsPatch): Promise<Settings>;
}
