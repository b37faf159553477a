import type { SeedTutorial } from '../seed-document.ts';

export const recoilFromSound: SeedTutorial = {
  key: 'recoil-from-sound',
  tags: ['games'],
  author: 'editor',
  date: '2024-10-10T02:00:00Z',
  picture: 'recoil',
  level: 'advanced',
  title: { zh: '从一段枪声到后坐力', en: 'From the sound of a shot to its recoil' },
  excerpt: {
    zh: '声音告诉您节奏，却不告诉您重量。分三步，把一段枪声变成握得住的后坐力。',
    en: 'Sound gives you the rhythm but not the weight. Three steps from a recording to recoil that you can hold.',
  },
  needs: {
    zh: '设计工具，支持触感的手柄，一段枪声',
    en: 'The design tool, a controller with haptics, and a recorded shot',
  },
  seoTitle: { zh: '教程：从枪声做出后坐力触感', en: 'Tutorial: turn a gunshot into recoil' },
  seoDescription: {
    zh: '触感设计进阶教程：从录音里取节奏，用瞬态与包络分开撞击与余震，再为手柄与手机各听一遍、各调一遍。',
    en: 'An advanced tutorial in haptic design: take the rhythm from a recording, separate impact from aftershock, and tune the result for controllers and phones.',
  },
  html: {
    zh: '<p>把声音直接变成振动，得到的往往是一片嗡鸣。耳朵喜欢细节，手只记得几件事：什么时候、多重、多久。</p><h2>步骤 1：只取节奏</h2><p>导入录音，标出能听见的撞击：枪机、抛壳、回声。删掉其余标记。留下的三个时刻就是骨架。</p><h2>步骤 2：给每一下重量</h2><ul><li>枪机：一个强的瞬态，后面立即安静。</li><li>抛壳：一个轻的瞬态，频率高一些。</li><li>回声：一段低频包络，慢慢散开。</li></ul><p>撞击之间要有空白。没有空白，就没有下一下。</p><h2>步骤 3：换一种马达</h2><p>True HD 的马达可以在 30–500 Hz 之间连续变化，回声听得出远近；HD 在 100–300 Hz 之间分级，请检查频率是否落在同一级上。只有 Rumble 的设备靠节奏区分武器。</p><h2>检查</h2><p>闭上眼，让同事连续触发两种武器。说得出是哪一种，就完成了。</p>',
    en: '<p>Sound that is turned straight into vibration usually ends as a buzz. Ears love detail. Hands remember three things: when, how heavy, how long.</p><h2>Step 1: keep the rhythm only</h2><p>Import the recording and mark the impacts that you can hear: bolt, ejection, echo. Delete every other mark. Those three moments are the skeleton.</p><h2>Step 2: give each impact its weight</h2><ul><li>Bolt: a strong transient, and silence at once.</li><li>Ejection: a light transient at a higher frequency.</li><li>Echo: a low envelope that spreads and fades.</li></ul><p>Leave gaps between the impacts. Without a gap, the next one goes unnoticed.</p><h2>Step 3: change the actuator</h2><p>A True HD actuator is continuous from 30 to 500 Hz, so an echo can be near or far. HD has steps between 100 and 300 Hz: check that two frequencies do not fall on one step. Where there is only Rumble, rhythm has to tell the weapons apart.</p><h2>The test</h2><p>Close your eyes and let someone fire two weapons in turn. If you can name them, you are done.</p>',
  },
};
