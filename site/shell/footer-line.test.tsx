import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LegalLine } from './footer-line.tsx';

const settings = {
  title: 'Haptera',
  description: '',
  url: 'https://haptera.example',
  contactEmail: '',
  chatAddress: '',
  chatCaption: '',
  slogan: '',
  copyright: '© 2026 Haptera',
};

it('copyright and filing number stand in one line, the number with the register that it is in', () => {
  const markup = renderToStaticMarkup(<LegalLine settings={{ ...settings, filing: '京ICP备00000000号' }} />);
  expect(markup).toMatch(/© 2026 Haptera.*<a href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>京ICP备00000000号<\/a>/);
});

it('a site without a filing number says nothing of one', () => {
  const markup = renderToStaticMarkup(<LegalLine settings={{ ...settings, filing: '' }} />);
  expect(markup).toContain('© 2026 Haptera');
  expect(markup).not.toContain('<a');
});
