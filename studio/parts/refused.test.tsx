import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Refused } from './refused.tsx';

const draw = (refusal: string | null) =>
  renderToStaticMarkup(<Refused refusal={refusal}>{(button) => <button type="button" {...button} />}</Refused>);

test('a refused button is disabled and described by the visible reason', () => {
  const [, id] = /<span id="([^"]+)"[^>]*>Choose a file\.<\/span>/.exec(draw('Choose a file.')) ?? [];
  expect(id).toBeTruthy();
  expect(draw('Choose a file.')).toContain(`disabled="" aria-describedby="${id}"`);
});

test('any other button is plain', () => {
  expect(draw(null)).toBe('<button type="button"></button>');
});
