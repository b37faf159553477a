import type { Page } from '@playwright/test';

/** The answer to a call: a result, or a failure. */
export type Answer =
  | { readonly result?: unknown; readonly message?: string }
  | { readonly code: number; readonly message: string; readonly status?: number }
  | 'away'
  | 'nonsense';

/**
 * Answers calls instead of the platform, by the end of their path; later answers override earlier ones. Other calls go
 * through.
 */
export async function answerCalls(page: Page, answers: Readonly<Record<string, Answer>>): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname === `/platform${path}`,
      (route) => {
        if (answer === 'away') return route.abort('connectionrefused');
        if (answer === 'nonsense')
          return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' });
        const envelope =
          'code' in answer
            ? { code: answer.code, success: false, message: answer.message, result: null }
            : { code: 200, success: true, message: answer.message ?? '', result: answer.result ?? null };
        // Refusals have status 200 here, because the browser logs an error for other statuses.
        return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(envelope) });
      },
    );
  }
}

export const keyMaterial = { result: { kid: 'k', key: Buffer.alloc(32, 7).toString('base64url') } };

/** Signs a browser in as a user of the platform's double, without the form. */
export async function keepSession(
  page: Page,
  url: string,
  signedIn: {
    readonly username?: string;
    readonly roleCode?: string;
    readonly remainingDays?: number;
    readonly configFileAuth?: number;
    readonly ifGroupManager?: number;
  } = {},
): Promise<void> {
  const { username = 'ana@example.com', roleCode = 'user', remainingDays = 0 } = signedIn;
  const { configFileAuth = 2, ifGroupManager = 0 } = signedIn;
  const userInfo = { username, roleCode, remainingDays };
  const cookies = {
    token: 'a-token-of-twenty-letters',
    userInfo: encodeURIComponent(JSON.stringify(userInfo)),
    configFileAuth: String(configFileAuth),
    ifGroupManager: String(ifGroupManager),
  };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await answerCalls(page, { '/app/checkToken': { result: { userInfo, configFileAuth, ifGroupManager } } });
}
