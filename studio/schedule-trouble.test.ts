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

describe('the problem with a schedule', () => {
  it('is null while it waits', () => {
    for (const one of [document, { ...document, scheduledChange: aChange() }]) {
      expect(findScheduleTrouble(one)).toBeNull();
      expect(isHeldUp(one)).toBe(false);
    }
  });

  it('names the user who may no longer publish, or says that the account is gone', () => {
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

  it('is reported for a first publication as for a change', () => {
    const first = { ...document, scheduledBy: lin, scheduleError: anError('haptera_may_not_publish') };
    expect(isHeldUp(first)).toBe(true);
    expect(findScheduleTrouble(first)).toEqual({
      key: 'schedule.failedFirst',
      date,
      reason: { key: 'schedule.reason.notAllowed', values: { name: '林' } },
    });
  });

  it('uses the CMS’s message if the studio has no text for it', () => {
    expect(findScheduleTrouble({ ...document, scheduleError: anError('haptera_new') })?.reason).toBe('In English.');
  });

  it('is known before the scheduled time if the page has been changed since', () => {
    expect(findScheduleTrouble({ ...document, scheduledChange: aChange({ revision: 2 }) })).toMatchObject({
      key: 'schedule.overtaken',
    });
  });
});
