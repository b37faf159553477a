import { afterEach, expect, it, vi } from 'vitest';
import { readConfigFileEntry } from './config-file-access.ts';

afterEach(() => vi.unstubAllGlobals());

function visit(cookie: string, stored: string | null = null) {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('window', { localStorage: { getItem: () => stored } });
  return readConfigFileEntry();
}

it('access 1 shows the menu entry of the config tool', () => {
  expect(visit('configFileAuth=1')).toBe('configTool');
  expect(visit('', '1')).toBe('configTool');
});

it('access 0 shows the menu entry of the custom config', () => {
  expect(visit('NEXT_LOCALE=en; configFileAuth=0')).toBe('customConfig');
});

it('any other value, or being signed out, hides both entries', () => {
  for (const cookie of ['', 'configFileAuth=2', 'configFileAuth=', 'configFileAuth=true', 'configFileAuth=11']) {
    expect(visit(cookie)).toBeNull();
  }
});

it('a browser that blocks storage shows neither entry', () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readConfigFileEntry()).toBeNull();
});
