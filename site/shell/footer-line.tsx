import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '#ui/surface.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import type { ShellQuery } from '../generated/graphql.ts';

interface Props {
  readonly settings: ShellQuery['generalSettings'];
}

/** Replaces the footer in layouts without one, with just the content that is required on every page. */
export function FooterLine({ settings, children }: Props & { readonly children: ReactNode }) {
  return (
    <Line className="h-surface" data-tone="dark">
      <Container>
        <LegalLine settings={settings} />
      </Container>
      {children}
    </Line>
  );
}

/** Copyright and filing number. */
export function LegalLine({ settings: { copyright, filing } }: Props) {
  return (
    <Words className="legal-line">
      <span>{copyright}</span>
      {filing && (
        <a href={filingRegister} rel="noopener">
          {filing}
        </a>
      )}
    </Words>
  );
}

/** The public register of filing numbers; Chinese law requires the link. */
const filingRegister = 'https://beian.miit.gov.cn/';

const Line = styled.footer`
  padding-block: ${theme.space.x2};
  border-block-start: ${theme.line.hair} solid ${tone.line};

  ${media.print} {
    display: none;
  }
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1} ${theme.space.x3};
  color: ${tone.textMuted};
  font-size: ${theme.size.tiny};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: inherit;
  }
`;
