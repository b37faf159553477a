import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };
import { GatePage } from './gate-page.tsx';
import { PasswordForm } from './password-form.tsx';

const messages = { zh, en };

const gate = { accounts: ['customer' as const], ticket: 'ticket', passwordFor: 7, uri: '/en/plan/', translations: [] };

it.each(['zh', 'en'] as const)(
  'a second gate says that the account may read, and sends its pass along (%s)',
  (locale) => {
    const words = messages[locale].gate;
    const page = GatePage({ gate, locale, pass: 'a.pass' });
    expect(page.props).toMatchObject({ title: words.passwordTitle, lede: words.passwordAlsoLede });
    const form = renderToStaticMarkup(PasswordForm({ documentId: 7, locale, pass: 'a.pass' }));
    expect(form).toContain('data-pass="a.pass"');
    expect(form).toContain(`data-changed="${words.passwordLate}"`);
    const alone = GatePage({ gate: { ...gate, ticket: '' }, locale });
    expect(alone.props.lede).toBe(words.passwordLede);
    expect(renderToStaticMarkup(PasswordForm({ documentId: 7, locale }))).not.toContain('data-pass');
  },
);
