import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pngBytes, pngChunk } from '../testing/builders.ts';
import { aMovingPng } from '../testing/moving-pictures.ts';
import { readMovingPng } from './moving-png.ts';

const insert = (file: Buffer, at: string, chunk: Buffer) => {
  const place = file.indexOf(at, 0, 'latin1') - 4;
  return Buffer.concat([file.subarray(0, place), chunk, file.subarray(place)]);
};

describe('a moving PNG', () => {
  it('keeps every frame, and nothing that is not drawn', () => {
    const moving = aMovingPng(40, 30, 3);
    expect(readMovingPng(moving)).toEqual({ bytes: moving, width: 40, height: 30, frames: 3 });
    const told = insert(moving, 'IDAT', pngChunk('tEXt', Buffer.from('Comment\0<?php ?>')));
    expect(readMovingPng(Buffer.concat([told, Buffer.from('PK\x03\x04')]))?.bytes).toEqual(moving);
  });

  it.each([
    ['a still PNG', pngBytes(4, 4)],
    ['one frame', aMovingPng(4, 4, 1)],
    ['another file', Buffer.from('GIF89a')],
  ])('is not %s', (_, file) => {
    expect(readMovingPng(file)).toBeNull();
  });

  it.each([
    ['is cut off', aMovingPng(4, 4, 2).subarray(0, -20), /cut off/],
    ['is damaged', Buffer.from(aMovingPng(4, 4, 2).toString('latin1').replace('fcTL', 'fcTM'), 'latin1'), /damaged/],
    [
      'announces more frames than it has',
      insert(aMovingPng(4, 4, 0), 'IDAT', pngChunk('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0]))),
      /announces 9/,
    ],
    ['has a frame outside of it', aMovingPng(4, 4, 2, 5), /outside/],
    [
      'has frames out of order',
      insert(
        aMovingPng(4, 4, 2),
        'IEND',
        pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 9]), deflateSync(Buffer.alloc(52))])),
      ),
      /order/,
    ],
  ])('is refused if it %s', (_, file, reason) => {
    expect(() => readMovingPng(file)).toThrow(reason);
  });
});
