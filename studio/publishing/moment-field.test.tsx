import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../messages.ts';
import { MessagesProvider } from '../messages-context.tsx';
import { MomentField } from './moment-field.tsx';
import { readMoment } from './read-moment.ts';

beforeAll(async () => {
  await Promise.all([loadMessages('zh'), loadMessages('en')]);
});

const nothing = () => {};

function draw(text: string, zone: string, uiLocale: 'zh' | 'en' = 'en'): string {
  const moment = readMoment(text, zone, Date.parse('2027-01-01T00:00:00Z'));
  return renderToStaticMarkup(
    <MessagesProvider uiLocale={uiLocale}>
      <MomentField text={text} moment={moment} problemId="why" onText={nothing} onTurn={nothing} />
    </MessagesProvider>,
  );
}

test('a time in the past says why nothing can be scheduled, bound to the field', () => {
  expect(draw('2026-12-01T12:00', 'UTC')).toContain('This time is in the past.');
  expect(draw('2026-12-01T12:00', 'UTC', 'zh')).toContain('这个时间已经过去。');
  expect(draw('2026-12-01T12:00', 'UTC')).toMatch(/<input[^>]*aria-describedby="why"/);
  expect(draw('2026-12-01T12:00', 'UTC')).toMatch(/<p id="why"[^>]*>This/);
  expect(draw('2027-12-01T12:00', 'UTC')).not.toContain('aria-describedby');
});

test('a time that comes twice offers both, each with its zone; one that is skipped says what it becomes', () => {
  expect(draw('2027-10-31T02:30', 'Europe/Berlin').match(/name="turn"/g)).toHaveLength(2);
  expect(draw('2027-10-31T03:30', 'Europe/Berlin')).not.toContain('name="turn"');
  expect(draw('2027-03-14T02:30', 'America/New_York')).toContain('The clocks go forward past this time.');
});
