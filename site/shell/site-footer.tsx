import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { newTab } from '#ui/new-tab.ts';
import { Container } from '#ui/surface.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { Logo } from '#ui/waveform/logo.tsx';
import { Waveform } from '#ui/waveform/waveform.tsx';
import type { ShellQuery } from '../generated/graphql.ts';
import { getTranslations } from '../i18n/translate.ts';
import { ContactSigns } from './contact-signs.tsx';
import { LegalLine } from './footer-line.tsx';
import { type MenuItem, menuTree } from './menu-tree.ts';

interface Props {
  readonly locale: Locale;
  readonly items: readonly MenuItem[];
  readonly settings: ShellQuery['generalSettings'];
  /** The back-to-top button. */
  readonly children: ReactNode;
}

export function SiteFooter({ locale, items, settings, children }: Props) {
  const t = getTranslations(locale, 'shell');
  return (
    <Footer className="h-surface" data-tone="dark">
      <Container>
        <Waveform seed="haptera" variant="rule" />
        <div className="footer-body">
          <div className="footer-brand">
            <Logo locale={locale} />
            {settings.slogan && <p className="footer-slogan">{settings.slogan}</p>}
            <ContactSigns locale={locale} settings={settings} />
          </div>
          <nav className="footer-menu" aria-label={t('footerMenu')}>
            {menuTree(items).map((group) => (
              <div key={group.databaseId}>
                <h2>{group.label}</h2>
                <ul>
                  {group.children.map(({ databaseId, url, label, target }) => (
                    <li key={databaseId}>
                      <a href={url} {...newTab(target === '_blank')}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <LegalLine settings={settings} />
      </Container>
      {children}
    </Footer>
  );
}

const Footer = styled.footer`
  padding-block: ${theme.space.x6} ${theme.space.x4};
  border-block-start: ${theme.line.hair} solid ${tone.line};

  .footer-body {
    display: grid;
    gap: ${theme.space.x6};
    padding-block: ${theme.space.x6};
  }
  .footer-slogan {
    margin-block: ${theme.space.x2};
    max-width: 24em;
    color: ${tone.textMuted};
    text-wrap: balance;
  }
  /* On small screens the lists fill columns of the same height, not rows as high as the longest of them. */
  .footer-menu {
    columns: 9.5rem;
    column-gap: ${theme.space.x4};
  }
  .footer-menu > div {
    padding-block-end: ${theme.space.x4};
    break-inside: avoid;
  }
  h2 {
    margin: 0 0 ${theme.space.x1};
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
    font-weight: ${theme.weight.medium};
    letter-spacing: ${theme.tracking.label};
  }
  .footer-menu ul {
    list-style: none;
    padding: 0;
  }
  .footer-menu a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: inherit;
    font-size: ${theme.size.small};
    text-decoration: none;

    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
    }
  }
  .legal-line {
    padding-block-start: ${theme.space.x3};
    border-block-start: ${theme.line.hair} solid ${tone.line};
  }
  ${media.desktop} {
    .footer-menu a {
      min-height: 2.25rem;
    }
    .footer-body {
      grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    }
    .footer-menu {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${theme.space.x4};
    }
    .footer-menu > div {
      padding-block-end: 0;
    }
  }
  /* Each list is as wide as its longest name: all of them fit into one row, and no name breaks. */
  ${media.page} {
    .footer-body {
      grid-template-columns: minmax(0, 1fr) minmax(0, 5fr);
    }
    .footer-menu {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: ${theme.space.x4} ${theme.space.x3};
    }
  }
  ${media.print} {
    display: none;
  }
`;
