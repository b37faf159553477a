import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVideoSize, MAX_BOXES } from './read-video-size.ts';

/** Serves reads of these bytes and counts them. */
function lookAt(bytes: Buffer) {
  const asked = { reads: 0, bytes: 0 };
  const read = async (at: number, length: number) => {
    asked.reads += 1;
    asked.bytes += length;
    return bytes.subarray(at, at + length);
  };
  return { asked, result: findVideoSize(bytes.length, read) };
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function track(width: number, height: number): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(width * 65_536, 76);
  header.writeUInt32BE(height * 65_536, 80);
  return box('trak', box('tkhd', header), box('mdia', Buffer.alloc(30)));
}

describe('the size of a video', () => {
  it('is that of its first visible track', async () => {
    const film = Buffer.concat([
      box('ftyp', Buffer.alloc(16)),
      box('mdat', Buffer.alloc(5_000)),
      box('moov', box('mvhd', Buffer.alloc(100)), track(0, 0), track(1920, 1080), track(320, 200)),
    ]);
    expect(await lookAt(film).result).toEqual({ width: 1920, height: 1080 });
  });

  it('is found after a box with a 64-bit length', async () => {
    const long = Buffer.alloc(116);
    long.writeUInt32BE(1);
    long.write('mdat', 4, 'latin1');
    long.writeBigUInt64BE(116n, 8);
    expect(await lookAt(Buffer.concat([long, box('moov', track(640, 360))])).result).toEqual({
      width: 640,
      height: 360,
    });
  });

  it('is found in the last box if that extends to the end of the file', async () => {
    const film = box('moov', track(640, 360));
    film.writeUInt32BE(0);
    expect(await lookAt(film).result).toEqual({ width: 640, height: 360 });
  });

  it('is searched for in a limited number of boxes', async () => {
    const empty = box('free');
    const film = box('moov', ...Array.from({ length: 100_000 }, () => empty), track(640, 360));
    const { asked, result } = lookAt(film);
    expect(await result).toEqual({ width: 0, height: 0 });
    expect(asked.reads).toBe(MAX_BOXES);
  });

  it('takes few and short reads, however the boxes are nested', async () => {
    const deep = Array.from({ length: 50_000 }).reduce<Buffer>((inner, _, index) => {
      if (index % 100 !== 0) return inner;
      return box(index % 200 === 0 ? 'trak' : 'moov', inner);
    }, box('free'));
    expect(await lookAt(deep).result).toEqual({ width: 0, height: 0 });
    const film = fc.letrec<{ node: Buffer; leaf: Buffer }>((tie) => ({
      leaf: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        tie('leaf'),
        fc
          .tuple(
            fc.constantFrom('moov', 'trak', 'tkhd', 'mdat', 'free'),
            fc.array(tie('node'), { maxLength: 6 }),
            fc.option(fc.constantFrom(0, 1, 7, 8, 9, 92, 0xffffffff), { nil: null, freq: 5 }),
          )
          .map(([type, children, lie]) => {
            const whole = box(type, ...children);
            if (lie !== null) whole.writeUInt32BE(lie);
            return whole;
          }),
      ),
    })).node;
    await fc.assert(
      fc.asyncProperty(film, async (bytes) => {
        const { asked, result } = lookAt(bytes);
        const { width, height } = await result;
        expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
        expect(asked.reads).toBeLessThanOrEqual(2 * Math.min(MAX_BOXES, 1 + bytes.length / 8));
        expect(asked.bytes).toBeLessThanOrEqual(16 * asked.reads);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is unknown for any other bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const { asked, result } = lookAt(Buffer.from(bytes));
        expect(await result).toEqual({ width: 0, height: 0 });
        expect(asked.reads).toBeLessThanOrEqual(2 + bytes.length / 4);
      }),
      { numRuns: 500 },
    );
  });
});
