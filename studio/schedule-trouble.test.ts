import { describe, expect, it } from 'vitest';
import type { ScheduledChange } from './cms/document-model.ts';
import { findScheduleTrouble } from './schedule-trouble.ts';
import { isHeldUp } from './scheduled-change.ts';

const [date, later] = ['2026-05-01T08:00:00Z', '2026-06-01T08:00:00Z'];
const lin = { id: 7, name: '林' };
const document = { revision: 3, date, scheduledBy: null, scheduleError: null, scheduledChange: null };
const aChange = (patch: Partial<ScheduledChange> = {}): ScheduledChange => ({
  id: 1,
  date: later,
  author: lin,
  revision: 3,
  error: null,
  ...patch,
});
const anError = (code: string) => ({ code, message: 'In English.' });

describe('what stands in the way of a schedule', () => {
  it('is nothing while it waits', () => {
    for (const one of [document, { ...document, scheduledChange: aChange() }]) {
      expect(findScheduleTrouble(one)).toBeNull();
      expect(isHeldUp(one)).toBe(false);
    }
  });

  it('names whoever may no longer publish, and says so when they have no account any more', () => {
    const error = anError('haptera_may_not_publish');
    const refused = (author: typeof lin | null) => ({ ...document, scheduledChange: aChange({ error, author }) });
    expect(isHeldUp(refused(lin))).toBe(true);
    expect(findScheduleTrouble(refused(lin))).toEqual({
      key: 'schedule.failed',
      date: later,
      reason: { key: 'schedule.reason.notAllowed', values: { name: '林' } },
    });
    expect(findScheduleTrouble(refused(null))).toMatchObject({ reason: { key: 'schedule.reason.accountGone' } });
  });

  it('is told of a first publication as of a change', () => {
    const first = { ...document, scheduledBy: lin, scheduleError: anError('haptera_may_not_publish') };
    expect(isHeldUp(first)).toBe(true);
    expect(findScheduleTrouble(first)).toEqual({
      key: 'schedule.failedFirst',
      date,
      reason: { key: 'schedule.reason.notAllowed', values: { name: '林' } },
    });
  });

  it('is in the CMS’s words where the studio has none', () => {
    expect(findScheduleTrouble({ ...document, scheduleError: anError('haptera_new') })?.reason).toBe('In English.');
  });

  it('is known before the hour when the page moved on', () => {
    expect(findScheduleTrouble({ ...document, scheduledChange: aChange({ revision: 2 }) })).toMatchObject({
      key: 'schedule.overtaken',
    });
  });
});
