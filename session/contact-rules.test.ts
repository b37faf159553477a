import { expect, test } from 'vitest';
import { extensionOf, findContactFaults, findFeedbackFaults } from './contact-rules.ts';

const whole = {
  name: 'Ada',
  company: 'Analytical',
  phone: '+49 30 1234567',
  email: 'ada@haptera.example',
  message: 'Hello',
  officialWebsite: '',
  agreed: '1',
};

test('a contact form with all required fields is valid', () => {
  expect(findContactFaults(whole)).toEqual([]);
  expect(findContactFaults({ ...whole, officialWebsite: 'https://haptera.example' })).toEqual([]);
});

test('every missing field is reported by name', () => {
  const empty = { name: ' ', company: '', phone: '', email: '', message: '\n', officialWebsite: '', agreed: '' };
  expect(findContactFaults(empty)).toEqual([
    ...['name', 'company', 'phone', 'email', 'message'].map((field) => ({ field, fault: 'required' })),
    { field: 'agreed', fault: 'agreement' },
  ]);
});

test('phone, email address and website must be valid', () => {
  const wrong = { ...whole, phone: 'call me', email: 'ada', officialWebsite: 'haptera' };
  expect(findContactFaults(wrong).map(({ fault }) => fault)).toEqual(['phone', 'email', 'website']);
});

test('feedback needs a type and a text, and its address may be empty', () => {
  expect(findFeedbackFaults({ type: '5', content: 'x', email: '' })).toEqual([]);
  expect(findFeedbackFaults({ type: '6', content: ' ', email: 'ada' })).toEqual([
    { field: 'type', fault: 'choice' },
    { field: 'content', fault: 'required' },
    { field: 'email', fault: 'email' },
  ]);
});

test('the extension of a file name is read in any letter case', () => {
  expect(['a.PNG', 'b.tar.he', 'c', '.png', 'd.'].map(extensionOf)).toEqual(['png', 'he', '', 'png', '']);
});
