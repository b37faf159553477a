import { codeBlock } from '../code-block.ts';
import { printEffect } from '../files/effects.ts';
import type { SeedTutorial } from '../seed-document.ts';

const [bolt, shell, echo] = [
  codeBlock('json', printEffect('recoil-bolt')),
  codeBlock('json', printEffect('recoil-shell')),
  codeBlock('json', printEffect('recoil-echo')),
];
const fire = codeBlock(
  'csharp',
  `void OnFire() {
    haptics.Play(effects["recoil-bolt"], channel: 0);
    haptics.Play(effects["recoil-bolt"], channel: 1);
    haptics.Play(effects["recoil-shell"], channel: 1);
    haptics.Play(effects["recoil-echo"]);
}`,
);

export const recoilFromSound: SeedTutorial = {
  key: 'recoil-from-sound',
  tags: ['games'],
  author: 'editor',
  date: '2024-10-10T02:00:00Z',
  picture: 'recoil',
  level: 'advanced',
  title: { zh: '从一段枪声做出后坐力', en: 'Turn the sound of a shot into recoil' },
  excerpt: {
    zh: '从录音取三个时刻，做成枪机、抛壳与回声三个效果，分到左右握把。',
    en: 'Take three moments from a recording, make bolt, shell and echo of them, and place them in the left and right grip.',
  },
  needs: {
    zh: '设计工具，支持触感的手柄，一段枪声，约 40 分钟',
    en: 'The design tool, a controller with haptics, a recorded shot, about 40 minutes',
  },
  seoTitle: { zh: '教程：从枪声做出后坐力触感', en: 'Tutorial: turn a gunshot into recoil' },
  seoDescription: {
    zh: '触感设计进阶教程：从录音里取节奏，做成枪机、抛壳与回声三个效果，写明每个取值，再为 HD 与 Rumble 检查一遍。',
    en: 'An advanced tutorial: take the rhythm from a recording, make bolt, shell and echo with every value stated, and check the result on HD and Rumble.',
  },
  html: {
    zh: `<p>把录音直接转成振动，得到的是一段不断的嗡鸣。声音里有许多细节，触感只需要三项：时刻、轻重与长短。</p><h2>步骤 1：取节奏</h2><p>在桌面专业版里导入录音，选择“标出撞击”。删去多余的标记，只留三处：枪机在开头，抛壳在 90 ms，回声从 110 ms 起。</p><h2>步骤 2：枪机</h2><p>强的瞬态，带 28 ms 的短包络，之后安静：</p>${bolt}<h2>步骤 3：抛壳</h2><p>一个轻的瞬态，强度 45%，只在右侧握把播放：</p>${shell}<h2>步骤 4：回声</h2><p>只有包络，由 120 Hz 滑到 60 Hz，共 270 ms。室内缩短一半，室外加长：</p>${echo}<h2>步骤 5：分到左右</h2><p>在双通道的手柄上，枪机左右都有，抛壳只在右侧：</p>${fire}<h2>在其他档位上检查</h2><table><thead><tr><th scope="col">档位</th><th scope="col">检查什么</th><th scope="col">怎样改</th></tr></thead><tbody><tr><th scope="row">True HD</th><td>回声是否平滑</td><td>通常不必改</td></tr><tr><th scope="row">HD</th><td>枪机与抛壳是否落在同一级</td><td>让频率相差 100 Hz 以上</td></tr><tr><th scope="row">Rumble</th><td>三层是否仍分得开</td><td>只留枪机，连射靠节奏区分武器</td></tr></tbody></table><h2>检验</h2><p>关掉声音与画面，让同事连续触发两种武器，共 10 次。说对 8 次以上，就可以交给程序了。</p>`,
    en: `<p>Turned straight into vibration, a recording becomes one long hum. Sound is full of detail; haptics need three things from it: when, how heavy and how long.</p><h2>Step 1: take the rhythm</h2><p>Import the recording into the desktop Pro and choose “Mark impacts”. Delete all marks but three: the bolt at the start, the shell at 90 ms, and the echo from 110 ms.</p><h2>Step 2: the bolt</h2><p>A strong transient with an envelope of 28 ms, and silence after it:</p>${bolt}<h2>Step 3: the shell</h2><p>A light transient at 45%, in the right grip only:</p>${shell}<h2>Step 4: the echo</h2><p>An envelope alone, gliding from 120 to 60 Hz in 270 ms. Halve it indoors, lengthen it outdoors:</p>${echo}<h2>Step 5: left and right</h2><p>On a controller with two channels, the bolt plays on both sides and the shell on the right:</p>${fire}<h2>Check the other levels</h2><table><thead><tr><th scope="col">Level</th><th scope="col">What to check</th><th scope="col">What to change</th></tr></thead><tbody><tr><th scope="row">True HD</th><td>That the echo is smooth</td><td>Usually nothing</td></tr><tr><th scope="row">HD</th><td>That bolt and shell fall on different steps</td><td>Keep their frequencies 100 Hz or more apart</td></tr><tr><th scope="row">Rumble</th><td>That the layers are still distinct</td><td>Keep the bolt alone; rhythm tells weapons apart</td></tr></tbody></table><h2>The test</h2><p>With sound and picture off, let a colleague fire two weapons in turn, 10 times. With 8 right, it is ready for your programmers.</p>`,
  },
};
