import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddedPicture } from './added-picture.ts';

describe('a picture of pasted text', () => {
  it('is a file, if the text has the picture itself', async () => {
    const data = Buffer.from([1, 2, 3, 4]).toString('base64');
    const { file, address } = readAddedPicture({ alt: 'a', address: `data:image/JPEG;base64,${data}` }, 1);
    expect(file).toMatchObject({ name: 'pasted-2.jpg', type: 'image/jpeg', size: 4 });
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([1, 2, 3, 4]);
    expect(address).toBeNull();
  });

  it('is an address, if another site has it, and neither, if only a program has it', () => {
    const elsewhere = { alt: '', address: 'https://b.example/x.png' };
    expect(readAddedPicture(elsewhere, 0)).toEqual({ ...elsewhere, file: null });
    expect(readAddedPicture({ alt: '', address: null }, 0)).toEqual({ alt: '', file: null, address: null });
  });

  it('never throws, whatever its data', () => {
    fc.assert(
      fc.property(fc.string(), (data) => {
        const { address } = readAddedPicture({ alt: '', address: `data:image/png;base64,${data}` }, 0);
        expect(address).toBeNull();
      }),
    );
  });
});
