import { afterEach, expect, it, vi } from 'vitest';
import { readConfigFileEntry } from './config-file-access.ts';

afterEach(() => vi.unstubAllGlobals());

function visit(cookie: string, stored: string | null = null) {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('window', { localStorage: { getItem: () => stored } });
  return readConfigFileEntry();
}

it('somebody whose access is 1 sees the entry of the config tool', () => {
  expect(visit('configFileAuth=1')).toBe('configTool');
  expect(visit('', '1')).toBe('configTool');
});

it('somebody whose access is 0 sees the entry of the custom config', () => {
  expect(visit('NEXT_LOCALE=en; configFileAuth=0')).toBe('customConfig');
});

it('whoever is signed out, or has any other value, sees neither', () => {
  for (const cookie of ['', 'configFileAuth=2', 'configFileAuth=', 'configFileAuth=true', 'configFileAuth=11']) {
    expect(visit(cookie)).toBeNull();
  }
});

it('a browser that keeps nothing for the page shows neither', () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readConfigFileEntry()).toBeNull();
});
