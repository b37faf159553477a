import { crc32 } from 'node:zlib';

export interface SampleConfigFile {
  readonly name: string;
  readonly actuator: string;
  readonly device: string;
  readonly note: string;
  readonly fileName: string;
  /** The mailbox name of the sample account that created it. */
  readonly creator: string;
  /** Days before the first start. */
  readonly age: number;
  readonly content: () => Buffer<ArrayBuffer>;
}

/** Amplitudes from 0 to 1 over time in milliseconds, with which an actuator is driven. */
function drawEnvelope(attack: number, hold: number, decay: number) {
  return [
    { at: 0, amplitude: 0 },
    { at: attack, amplitude: 1 },
    { at: attack + hold, amplitude: 0.85 },
    { at: attack + hold + decay, amplitude: 0 },
  ];
}

function printEffect(name: string, frequency: number, envelope: ReturnType<typeof drawEnvelope>): string {
  return `${JSON.stringify({ format: 'haptic-effect', version: 1, name, frequency, envelope }, null, 2)}\n`;
}

const motor = (model: string, resonance: number, ratedVoltage: number) =>
  `${JSON.stringify({ format: 'haptic-motor', version: 1, model, resonance, ratedVoltage, brakingPulses: 2 }, null, 2)}\n`;

export const sampleConfigFiles: readonly SampleConfigFile[] = [
  {
    name: '旗舰手机 · 主马达',
    actuator: 'X 轴线性马达 0815',
    device: 'Kinetic One',
    note: '量产参数，谐振频率 150 Hz。',
    fileName: 'kinetic-one-0815.zip',
    creator: 'manager',
    age: 21,
    content: () =>
      packFiles([
        ['motor.json', motor('LRA-0815', 150, 1.8)],
        ['effects/tick.he', printEffect('tick', 150, drawEnvelope(2, 4, 3))],
        ['effects/heartbeat.he', printEffect('heartbeat', 90, drawEnvelope(12, 40, 60))],
        ['README.txt', 'Copy effects/ and motor.json to the haptics folder of the firmware image.\n'],
      ]),
  },
  {
    name: 'Game controller, left grip',
    actuator: 'LRA-1040',
    device: 'Pulse Pad 2',
    note: 'Stronger attack; braking tuned for the new grip.',
    fileName: 'pulse-pad-2-left.zip',
    creator: 'configtool',
    age: 6,
    content: () =>
      packFiles([
        ['motor.json', motor('LRA-1040', 65, 2.4)],
        ['effects/recoil.he', printEffect('recoil', 65, drawEnvelope(3, 25, 90))],
      ]),
  },
  {
    name: '车载触控板 · 按压反馈',
    actuator: '2 mm 扁平马达',
    device: 'Cockpit Touch 10',
    note: '',
    fileName: 'cockpit-touch-press.he',
    creator: 'manager',
    age: 2,
    content: () => Buffer.from(printEffect('press', 180, drawEnvelope(1, 6, 4))),
  },
];

/** A ZIP archive of text files, stored without compression and with reproducible bytes. */
export function packFiles(files: readonly (readonly [name: string, text: string])[]): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [fileName, text] of files) {
    const [name, content] = [Buffer.from(fileName), Buffer.from(text)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(0x0800, 2);
    about.writeUInt16LE(0x0021, 8);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, name]));
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
