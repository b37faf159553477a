import type { SeedDoc } from '../seed-document.ts';

export const hardware: readonly SeedDoc[] = [
  {
    key: 'hardware',
    parent: null,
    docKey: 'hardware',
    title: { zh: '芯片与触控板', en: 'Driver chips and trackpads' },
    excerpt: {
      zh: '把触感做进设备：驱动芯片的供电与存储，触控板马达的厚度，以及整机装配前要回答的问题。',
      en: 'Haptics as part of a device: supply and memory of the driver chips, thickness of trackpad actuators, and questions to answer first.',
    },
    html: {
      zh: '<p>这一章写给设备厂商。参数之外，触感还取决于装配：同一颗马达装进不同的外壳，起振与停止都会改变。</p><h2>先回答三个问题</h2><ol><li>接触的是哪里：指尖、掌心，还是整只手？</li><li>要说几件事：一种点击，还是几种要分得开的？</li><li>有多少空间：厚度常常先于其他参数定下来。</li></ol><h2>我们一起做的事</h2><p>与从零制作触感相比，上市时间可缩短 1–2 个月。每个支持包有 10 次技术支持，从选型到整机调校都可以用。</p>',
      en: '<p>This chapter is for device makers. Haptics depend on more than parameters: the same actuator starts and stops differently in another housing.</p><h2>Answer three questions first</h2><ol><li>What touches the device: a fingertip, a palm, or the whole hand?</li><li>How much must it convey: one click, or several that must be told apart?</li><li>How much room is there? Thickness is often settled before anything else.</li></ol><h2>What we do together</h2><p>Compared with haptics built from scratch, a launch can come 1–2 months sooner. A support pack has 10 sessions, for anything from choosing parts to tuning a finished device.</p>',
    },
  },
  {
    key: 'driver-chips',
    parent: 'hardware',
    docKey: 'hardware-chips',
    title: { zh: '驱动芯片', en: 'Driver chips' },
    excerpt: {
      zh: '两款芯片供电相同，存储不同：250 ms 与 1000 ms。按效果的长短选型，以及存储之外怎样播放。',
      en: 'Two chips with the same supply and different memories: 250 ms and 1000 ms. Choose by the length of your effects.',
    },
    html: {
      zh: '<h2>参数</h2><table><thead><tr><th scope="col"></th><th scope="col">驱动芯片一</th><th scope="col">驱动芯片二</th></tr></thead><tbody><tr><th scope="row">输入电压</th><td>3.0–5.5 V</td><td>3.0–5.5 V</td></tr><tr><th scope="row">可存储的效果时长</th><td>250 ms</td><td>1000 ms</td></tr></tbody></table><h2>按效果选型</h2><ul><li>只有按键与短提示：芯片一。一次点击远短于 250 ms，存得下好几种。</li><li>还有开机、来电、连续提示：芯片二。</li></ul><h2>为什么要存储</h2><p>存在芯片里的效果由中断直接触发，不必等主控醒来。按键的一下要来得及时，就应当存进去。更长的内容由引擎持续送出。</p><h2>上电检查</h2><ol><li>量一量大动作时的电压，不要低于 3.0 V。</li><li>写入一个单次瞬态，触发，确认马达立刻停下。</li><li>再写入全部效果，逐个触发。</li></ol><p>已经签约的客户还有一份<a href="/community/doc/hardware/driver-chips/chip-bring-up">整机导入说明</a>，写明布线、时序与产线检验。</p>',
      en: '<h2>Parameters</h2><table><thead><tr><th scope="col"></th><th scope="col">Driver chip 1</th><th scope="col">Driver chip 2</th></tr></thead><tbody><tr><th scope="row">Input voltage</th><td>3.0–5.5 V</td><td>3.0–5.5 V</td></tr><tr><th scope="row">Effect memory</th><td>250 ms</td><td>1000 ms</td></tr></tbody></table><h2>Choose by your effects</h2><ul><li>Only keys and short alerts: chip 1. A click is far shorter than 250 ms, so several fit.</li><li>Start-up, calls or longer sequences as well: chip 2.</li></ul><h2>Why they have memory</h2><p>An effect on the chip is triggered by an interrupt and does not wait for the main processor to wake. The response to a key press must be immediate, so it belongs there. Anything longer is streamed by the engine.</p><h2>First power-up</h2><ol><li>Measure the supply during strong vibration: it must not fall below 3.0 V.</li><li>Store a single transient, trigger it, and check that the actuator stops at once.</li><li>Then store all effects and go through them one by one.</li></ol><p>For customers there is a note on <a href="/en/community/doc/hardware/driver-chips/chip-bring-up">bringing up the chips in a device</a>: layout, timing, and checks on the production line.</p>',
    },
  },
  {
    key: 'chip-bring-up',
    parent: 'driver-chips',
    docKey: 'hardware-chip-bring-up',
    visibility: 'customer',
    title: { zh: '整机导入说明', en: 'Bringing up the chips in a device' },
    excerpt: {
      zh: '面向签约客户：布线、触发时序、马达标定，以及产线上每台 20 秒的触感检验。',
      en: 'For customers: layout, trigger timing, actuator calibration, and a check of 20 seconds for each device on the line.',
    },
    html: {
      zh: '<p>本说明随技术支持一起提供，供硬件、驱动与产线三方对照使用。</p><h2>布线</h2><ul><li>电源脚旁放一颗 10 µF 与一颗 100 nF 电容，地线直接回到电池一侧。</li><li>到马达的两根线等宽并排，不与天线馈线平行。</li><li>中断脚预留下拉电阻，避免上电时误触发。</li></ul><h2>触发时序</h2><ol><li>上电后等待 5 ms，再写入效果。</li><li>写入完成前，中断脚保持低电平。</li><li>两次触发之间至少留 8 ms，连续按键才分得开。</li></ol><h2>马达标定</h2><p>同一型号的马达，谐振频率相差可达 6%。装机后测一次并写入芯片，手感才会一致。更换马达后须重新标定。</p><h2>产线检验</h2><p>每台约 20 秒：触发一次单击与一次长振，记录加速度峰值与停振时间。峰值低于样机 15%，或停振超过 12 ms，先查装配，再查参数。</p><p>需要样机数据或现场协助时，请联系贵方的技术支持窗口，并注明设备型号与批次。</p>',
      en: '<p>This note comes with technical support. It puts hardware, drivers and production on the same page.</p><h2>Layout</h2><ul><li>Place one 10 µF and one 100 nF capacitor at the supply pin, with the ground routed straight back to the battery.</li><li>Route the two actuator lines side by side, equally wide, and away from antenna feeds.</li><li>Leave room for a pull-down at the interrupt pin: without it, power-up can trigger an effect.</li></ul><h2>Trigger timing</h2><ol><li>Wait 5 ms after power-up before you store effects.</li><li>Hold the interrupt pin low until all of them are stored.</li><li>Leave at least 8 ms between two triggers, so that quick key presses stay distinct.</li></ol><h2>Calibration</h2><p>Actuators of the same model differ by up to 6% in resonance. Measure once in the finished device and store the value in the chip, or no two devices feel alike. A new actuator needs a new calibration.</p><h2>Check on the line</h2><p>About 20 seconds for each device: trigger one click and one long vibration, and note the peak acceleration and the time to stop. With a peak more than 15% below the reference device, or more than 12 ms to stop, check the assembly before the parameters.</p><p>For reference data or on-site help, write to your support contact with the model and batch of the device.</p>',
    },
  },
  {
    key: 'trackpads',
    parent: 'hardware',
    docKey: 'hardware-trackpad',
    title: { zh: '触控板', en: 'Trackpads' },
    excerpt: {
      zh: '马达薄至 2 mm，整块玻璃都能按。从压力到点击的两个阈值，以及四角手感一致的检查方法。',
      en: 'Actuators as thin as 2 mm, and a click anywhere on the glass. Two thresholds, and how to check that all corners feel the same.',
    },
    html: {
      zh: '<p>没有按键的触控板，点击是马达给的。传感器量出压力，芯片播放效果，手指以为玻璃动了。</p><h2>两个阈值</h2><ul><li><strong>按下</strong>：压力升过它时，播放一个清脆的瞬态。</li><li><strong>松开</strong>：压力降到它以下时，播放一个更轻的瞬态。</li></ul><p>松开的阈值要低于按下的，中间留出距离，否则手指稍一犹豫就会连点。</p><h2>厚度</h2><p>触控板用的马达薄至 2 mm，可以放在电池旁边。把它装在靠近中央的位置，四角更容易一致。</p><h2>检查四角</h2><ol><li>在中央与四角各按 10 次，记下手感是否一致。</li><li>有一角偏弱时，先查这一角的支撑，再动参数。</li><li>盖上机壳，在膝上再试一遍。桌面会帮忙，膝盖不会。</li></ol>',
      en: '<p>On a trackpad without a button, the click comes from an actuator. Sensors measure the force, the chip plays an effect, and the finger believes that the glass has moved.</p><h2>Two thresholds</h2><ul><li><strong>Press</strong>: when the force rises above it, play a crisp transient.</li><li><strong>Release</strong>: when the force falls below it, play a lighter one.</li></ul><p>Keep the second threshold well below the first. Without that gap, a hesitant finger clicks twice.</p><h2>Thickness</h2><p>Actuators for trackpads are as thin as 2 mm and fit beside the battery. Near the middle of the pad it is easier to make all corners feel alike.</p><h2>Check the corners</h2><ol><li>Press 10 times in the middle and in each corner, and note whether it feels the same.</li><li>Where a corner is weak, check what supports it before you touch a parameter.</li><li>Close the case and try again on your lap. A table helps; a lap does not.</li></ol>',
    },
  },
];
