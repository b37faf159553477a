import { styled } from 'styled-components';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede } from '#ui/text.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { media, theme } from '#ui/theme.ts';
import { BlockHeading } from '../block-heading.tsx';
import { SearchForm } from '../search-form.tsx';
import { type OpeningProps, openingFrame } from './opening.ts';

/** What visitors come to find, in a low head: the title on the left, on the right a search field and short ways to the rest. */
export function LeadOpening({ eyebrow, heading, lede, search, actions, tone, host }: OpeningProps) {
  const links = actions.flatMap(({ label, link }) => (link ? [{ label, ...link }] : []));
  return (
    <LeadBand {...openingFrame(host, heading)} tone={tone} space="none">
      <Container className="hero-lead">
        <div className="hero-title">
          {eyebrow && <Eyebrow seed={host.signature}>{eyebrow}</Eyebrow>}
          <BlockHeading host={host} heading={heading} size={search ? 'title' : 'section'} />
        </div>
        {(lede || search || links.length > 0) && (
          <div className="hero-task">
            {lede && <Lede>{lede}</Lede>}
            {search && (
              <SearchForm data-attach="search" id={`${host.id}-query`} locale={host.locale} action={search.href} />
            )}
            {links.length > 0 && (
              <ul className="hero-ways">
                {links.map(({ label, href, newTab }, index) => (
                  <li key={`${index} ${label}`}>
                    <TextLink href={href} external={newTab}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Container>
    </LeadBand>
  );
}

const LeadBand = styled(Band)`
  overflow-wrap: anywhere;
  padding-block: clamp(1.75rem, 5svh, 4rem);

  /* What is looked for stands in the first screen. Styles stand between bands, so it is not the next sibling. */
  & ~ .h-band:nth-child(2 of .h-band) {
    --band-space: clamp(2rem, 5svh, 4rem);
  }
  .hero-lead {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2} ${theme.space.x8};
  }
  .hero-title,
  .hero-task {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    align-content: end;
  }
  .hero-ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.x3};
    margin: 0;
  }
  .hero-ways a {
    display: inline-block;
    padding-block: 0.625rem;
  }

  &[data-nested] {
    border-radius: ${theme.radius.large};
  }
  ${media.desktop} {
    .hero-lead:has(> .hero-task) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    }
  }
`;
