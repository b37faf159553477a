import { expect, it } from 'vitest';
import { readBrowser } from './read-browser.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'ios', null],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003130) NetType/WIFI Language/zh_CN`, 'ios', 'wechat'],
  [`${iphone} Mobile/15E148 Weibo (iPhone14,5__weibo__14.6.0__iphone__os17.5)`, 'ios', 'weibo'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0]`, 'ios', 'facebook'],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'android', null],
  [`${android} Version/4.0 Chrome/116.0 MQQBrowser/6.2 TBS/046905 Mobile MicroMessenger/8.0.49`, 'android', 'wechat'],
  [`${android} Version/4.0 Chrome/116.0 MQQBrowser/15.2 Mobile Safari/537.36`, 'android', null],
  [`${android} Version/4.0 Chrome/116.0 Mobile Safari/537.36 V1_AND_SQ_9.0.8 QQ/9.0.8.12345`, 'android', 'qq'],
  [`${android} Chrome/116.0 Mobile AliApp(DingTalk/7.5.0) com.alibaba.android.rimet`, 'android', 'dingtalk'],
  [`${android} Chrome/116.0 Mobile AlipayClient/10.5.90 Language/zh-Hans`, 'android', 'alipay'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'desktop', null],
] as const)('%s is read as %s inside %s', (userAgent, system, inside) => {
  expect(readBrowser(userAgent, 0)).toEqual({ system, inside });
});

it('an iPad that identifies itself as a Mac is recognised by its touch screen', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
  expect([readBrowser(mac, 5).system, readBrowser(mac, 0).system]).toEqual(['ios', 'desktop']);
});
