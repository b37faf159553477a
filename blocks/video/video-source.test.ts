import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '#kit/testing/long-run.ts';
import { parseVideoSource } from './video-source.ts';

const players = ['www.youtube-nocookie.com', 'player.bilibili.com', 'player.vimeo.com'];

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aBcD_fGh-1k', ''],
    ['https://m.youtube.com/watch?app=desktop&v=aBcD_fGh-1k&list=PLx', ''],
    ['https://youtu.be/aBcD_fGh-1k?si=share', ''],
    ['youtu.be/aBcD_fGh-1k', ''],
    ['//www.youtube.com/embed/aBcD_fGh-1k', ''],
    ['https://www.youtube-nocookie.com/embed/aBcD_fGh-1k?start=90', '&start=90'],
    ['https://www.youtube.com/shorts/aBcD_fGh-1k', ''],
    ['https://www.youtube.com/live/aBcD_fGh-1k?t=1h2m3s', '&start=3723'],
    ['https://youtu.be/aBcD_fGh-1k?t=1m30s', '&start=90'],
  ])('on YouTube: %s', (address, start) => {
    expect(parseVideoSource(address)).toMatchObject({
      platform: 'YouTube',
      embedUrl: `https://www.youtube-nocookie.com/embed/aBcD_fGh-1k?autoplay=1&rel=0${start}`,
    });
  });

  it.each([
    ['https://www.bilibili.com/video/BV1xx411c7mD/', 'bvid=BV1xx411c7mD&p=1', ''],
    ['https://m.bilibili.com/video/bv1xx411c7mD?share_source=copy', 'bvid=BV1xx411c7mD&p=1', ''],
    ['https://www.bilibili.com/video/BV1xx411c7mD?p=3&t=45.2', 'bvid=BV1xx411c7mD&p=3', '&t=45'],
    ['https://www.bilibili.com/video/av170001', 'aid=170001&p=1', ''],
    ['//player.bilibili.com/player.html?isOutside=true&aid=1&bvid=BV1xx411c7mD&cid=2&p=1', 'bvid=BV1xx411c7mD&p=1', ''],
    ['https://player.bilibili.com/player.html?aid=170001&page=2', 'aid=170001&p=2', ''],
  ])('on Bilibili: %s', (address, key, start) => {
    expect(parseVideoSource(address)).toMatchObject({
      platform: 'Bilibili',
      embedUrl: `https://player.bilibili.com/player.html?isOutside=true&${key}&danmaku=0&autoplay=1${start}`,
    });
  });

  it.each([
    ['https://vimeo.com/76979871', '', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', '', ''],
    ['https://vimeo.com/groups/motion/videos/76979871', '', ''],
    ['https://vimeo.com/76979871/8272103f6e#t=30s', 'h=8272103f6e&', '#t=30s'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'h=8272103f6e&', ''],
  ])('on Vimeo: %s', (address, key, start) => {
    expect(parseVideoSource(address)).toMatchObject({
      platform: 'Vimeo',
      embedUrl: `https://player.vimeo.com/video/76979871?${key}dnt=1&autoplay=1${start}`,
    });
  });

  it.each([
    '',
    'a film about clicks',
    'https://example.com/watch?v=aBcD_fGh-1k',
    'https://youtube.com.example.com/watch?v=aBcD_fGh-1k',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/embed/aBcD_fGh-1k%22%3E',
    'https://b23.tv/abcdef',
    'https://www.bilibili.com/bangumi/play/ep1',
    'https://vimeo.com/about/2024',
    'javascript:alert(1)//youtu.be/aBcD_fGh-1k',
    'https://constructor/video/1',
  ])('is not recognised: %s', (address) => {
    expect(parseVideoSource(address)).toBeNull();
  });

  it('yields only the three players that the site may frame, whatever was typed', () => {
    const hosts = fc.constantFrom(
      'youtube.com',
      'youtu.be',
      'www.bilibili.com',
      'player.bilibili.com',
      'vimeo.com',
      'a.b',
    );
    const steps = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('watch', 'embed', 'video', 'av17', 'aBcD_fGh-1k', '76979871')),
    );
    const query = fc.dictionary(fc.constantFrom('v', 't', 'p', 'h', 'bvid', 'aid', 'start'), fc.string());
    fc.assert(
      fc.property(hosts, steps, query, (host, path, parameters) => {
        const source = parseVideoSource(`https://${host}/${path.join('/')}?${new URLSearchParams(parameters)}`);
        if (!source) return;
        expect(players).toContain(new URL(source.embedUrl).hostname);
        expect(source.embedUrl).not.toMatch(/["'<>\s]/);
      }),
      { numRuns: times(2_000) },
    );
    fc.assert(fc.property(fc.string(), (text) => parseVideoSource(text) === null || text.length > 0));
  });

  it('gives the same result as the page that it links to', () => {
    const ids = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
    fc.assert(
      fc.property(ids, fc.nat(86_400), (id, start) => {
        const source = parseVideoSource(`https://youtu.be/${id}?t=${start}`);
        expect(source).not.toBeNull();
        expect(parseVideoSource(source?.watchUrl ?? '')).toEqual(source);
      }),
    );
  });
});
