import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { compilerShim } from './compiler-shim.ts';

/**
 * A browser context without the site's content security policy, so that only sanitizing can stop an attack. Every
 * function that attacks are known to call is replaced by a trap.
 */
export async function openTrappedContext(browser: Pick<Browser, 'newContext'>): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  await context.addInitScript(compilerShim);
  await context.addInitScript(() => {
    const runs: string[] = [];
    const trap =
      (name: string) =>
      (...values: unknown[]) => {
        runs.push(`${name}(${values.map(String).join(', ').slice(0, 80)})`);
        return true;
      };
    Reflect.set(window, '__runs', runs);
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'xss', 'pwned', 'javascript'])
      Reflect.set(window, name, trap(name));
    // Some attacks set a variable instead of calling a function.
    Object.defineProperty(window, '__xss', { set: trap('__xss') });
  });
  // Attacks load scripts and pictures from anywhere; no request may leave this machine.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  return context;
}

/** The traps that were triggered so far, in all frames of the page. */
export async function readRuns(page: Page): Promise<string[]> {
  const perFrame = await Promise.all(page.frames().map((frame) => readRunsIn(frame).catch(() => [])));
  return perFrame.flat();
}

/** The traps that were triggered so far in one frame. */
export function readRunsIn(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const runs: unknown = Reflect.get(window, '__runs');
    return Array.isArray(runs) ? runs.map(String) : [];
  });
}

/**
 * Interacts with every element as a visitor might, except following links to other pages: many attacks wait for that.
 */
export async function touchEverything(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const hold = (event: Event) => event.preventDefault();
    document.addEventListener('submit', hold, true);
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a, area') : null;
        const address = link?.getAttribute('href') ?? '';
        const leadsAway =
          link !== null &&
          URL.canParse(address, location.href) &&
          /^(?:https?|mailto|tel|data|blob|file|ftp):$/.test(new URL(address, location.href).protocol);
        if (leadsAway) event.preventDefault();
      },
      true,
    );
    const names = [
      'mouseover',
      'mouseenter',
      'mousemove',
      'pointerover',
      'focus',
      'focusin',
      'dblclick',
      'input',
      'change',
      'toggle',
      'keydown',
      'animationend',
      'transitionend',
      'beforetoggle',
      'scroll',
      'wheel',
      'copy',
      'drag',
    ];
    for (const element of [...document.querySelectorAll('body, body *')]) {
      for (const name of names) element.dispatchEvent(new Event(name, { cancelable: true }));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** Markup that a browser would execute, now or on a click, other than the site's own. There must be none. */
export async function findExecutableNodes(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const tell = (element: Element, what: string) => found.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
    const runs = (value: string) => {
      // The URL parser removes characters that attackers insert between the letters.
      try {
        return ['javascript:', 'vbscript:'].includes(new URL(value, location.href).protocol);
      } catch {
        return false;
      }
    };
    const isDataDocument = (value: string) =>
      /^\s*data:(?:text\/html|image\/svg|application\/xhtml|text\/xml)/i.test(value);
    const isOwnScript = (script: HTMLScriptElement) =>
      script.src.startsWith(`${location.origin}/_next/static/`) ||
      ['application/ld+json', 'application/json'].includes(script.type) ||
      (!script.src &&
        /^(?:\(?self\.__next_f|\(?globalThis\["TURBOPACK|\$R[CSXBTV]|requestAnimationFrame\(function\(\)\{\$RT)/.test(
          script.text,
        ));
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) tell(element, `handler ${name}`);
        if (
          [
            'href',
            'src',
            'action',
            'formaction',
            'data',
            'poster',
            'background',
            'xlink:href',
            'to',
            'from',
            'values',
          ].includes(name.toLowerCase()) &&
          runs(value)
        )
          tell(element, `address in ${name}`);
        if (
          ['href', 'src', 'data', 'action', 'xlink:href'].includes(name.toLowerCase()) &&
          element.tagName !== 'IMG' &&
          isDataDocument(value)
        )
          tell(element, `document in ${name}`);
        if (name.toLowerCase() === 'srcdoc') tell(element, 'srcdoc');
        if (name.toLowerCase() === 'style' && /expression\s*\(|javascript:|-moz-binding/i.test(value))
          tell(element, 'style');
      }
      if (element instanceof HTMLScriptElement && !isOwnScript(element)) tell(element, 'script');
      if (['OBJECT', 'EMBED', 'APPLET', 'BASE', 'FRAME', 'FRAMESET', 'PORTAL'].includes(element.tagName.toUpperCase()))
        tell(element, 'element');
      if (element.tagName === 'META' && /refresh/i.test(element.getAttribute('http-equiv') ?? ''))
        tell(element, 'refresh');
      if (
        element.tagName === 'LINK' &&
        /import|stylesheet/i.test(element.getAttribute('rel') ?? '') &&
        !(element.getAttribute('href') ?? '').startsWith('/_next/')
      )
        tell(element, 'link');
      if (/^(?:set|animate)/i.test(element.tagName) && /href|^on/i.test(element.getAttribute('attributeName') ?? ''))
        tell(element, 'animation');
    }
    return found;
  });
}
