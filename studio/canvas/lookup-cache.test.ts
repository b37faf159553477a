import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import { createLookupCache } from './lookup-cache.ts';

describe('the canvas’s cache of media and documents', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('loads everything that is drawn together in one request, and notifies subscribers', async () => {
    const loadMedia = vi.fn(async (ids: readonly number[]) => new Map(ids.map((id) => [id, picture(`${id}.jpg`)])));
    const cache = createLookupCache({ lookups: { ...nothing, loadMedia }, locale: 'en' });
    const told = vi.fn();
    cache.subscribe(told);
    const before = cache.stampOf(both);
    expect(cache.resolver.media(1)).toBeNull();
    expect(cache.resolver.media(2)).toBeNull();
    await vi.runAllTimersAsync();
    expect(loadMedia.mock.calls).toEqual([[[1, 2]]]);
    expect(told).toHaveBeenCalledOnce();
    expect(cache.stampOf(both)).not.toBe(before);
    expect(cache.resolver.media(2)).toEqual(picture('2.jpg'));
  });

  it('keeps the last loaded picture during a refresh and an outage', async () => {
    let answer = async (ids: readonly number[]) => new Map(ids.map((id) => [id, picture('old.jpg')]));
    const loadMedia = (ids: readonly number[]) => answer(ids);
    const cache = createLookupCache({ lookups: { ...nothing, loadMedia }, locale: 'en', retryAfter: 100 });
    cache.resolver.media(1);
    await vi.runAllTimersAsync();
    answer = async () => {
      throw new Error('offline');
    };
    cache.refresh([{ kind: 'media', id: 1 }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(cache.resolver.media(1)).toEqual(picture('old.jpg'));
    answer = async (ids) => new Map(ids.map((id) => [id, picture('new.jpg')]));
    await vi.advanceTimersByTimeAsync(100);
    cache.refresh([{ kind: 'media', id: 1 }]);
    await vi.runAllTimersAsync();
    expect(cache.resolver.media(1)).toEqual(picture('new.jpg'));
  });

  it('retries failed requests automatically', async () => {
    let isAway = true;
    const loadMedia = async (ids: readonly number[]) => {
      if (isAway) throw new Error('offline');
      return new Map(ids.map((id) => [id, picture('a.jpg')]));
    };
    const cache = createLookupCache({ lookups: { ...nothing, loadMedia }, locale: 'en', retryAfter: 100 });
    cache.subscribe(() => void cache.stampOf([{ kind: 'media', id: 1 }]));
    cache.stampOf([{ kind: 'media', id: 1 }]);
    await vi.advanceTimersByTimeAsync(50);
    isAway = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(cache.resolver.media(1)).toEqual(picture('a.jpg'));
  });

  it('remembers that something does not exist', async () => {
    const cache = createLookupCache({ lookups: nothing, locale: 'en' });
    cache.resolver.document(9);
    expect(cache.isKnown({ kind: 'document', id: 9 })).toBe(false);
    await vi.runAllTimersAsync();
    expect(cache.isKnown({ kind: 'document', id: 9 })).toBe(true);
    expect(cache.resolver.document(9)).toBeNull();
  });
});

const both = [
  { kind: 'media', id: 1 },
  { kind: 'media', id: 2 },
] as const;

const none = async () => new Map();
const nothing = {
  loadMedia: none,
  loadDownloads: none,
  loadDocuments: none,
  loadTerms: none,
  sendQuery: async () => {
    throw new Error('Nobody is asked here.');
  },
};

function picture(src: string): ResolvedMedia {
  return { src, mimeType: 'image/jpeg', width: 4, height: 3, alt: '', color: null, srcSet: null, sources: [] };
}
