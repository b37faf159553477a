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

it('copyright and filing number are on one line, and the number links to its public register', () => {
  const markup = renderToStaticMarkup(<LegalLine settings={{ ...settings, filing: '京ICP备00000000号' }} />);
  expect(markup).toMatch(/© 2026 Haptera.*<a href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>京ICP备00000000号<\/a>/);
});

it('a site without a filing number shows none', () => {
  const markup = renderToStaticMarkup(<LegalLine settings={{ ...settings, filing: '' }} />);
  expect(markup).toContain('© 2026 Haptera');
  expect(markup).not.toContain('<a');
});
