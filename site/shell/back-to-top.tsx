import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { media, theme, tone } from '#ui/theme.ts';

/** Shown by a script once the page is scrolled far enough; without scripts it stays hidden. */
export function BackToTop({ label }: { readonly label: string }) {
  return (
    <Link className="back-to-top" href="#top" aria-label={label} title={label}>
      <span className="h-surface" data-tone="dark">
        <Icon name="arrow-up" />
      </span>
    </Link>
  );
}

/** 50 px; on phones about 29 px (specification, section 9) in a touch target of 44 px. All scale with the font size. */
const Link = styled.a`
  position: fixed;
  inset: auto ${theme.space.x1} ${theme.space.x2} auto;
  z-index: ${theme.layer.sticky};
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  visibility: hidden;
  opacity: 0;
  translate: 0 0.5rem;
  transition-property: opacity, translate, visibility;
  transition-duration: ${theme.duration.quick};
  transition-timing-function: ${theme.ease.out};

  &[data-offered] {
    visibility: visible;
    opacity: 1;
    translate: none;
  }
  & > span {
    display: grid;
    place-items: center;
    width: 1.8125rem;
    height: 1.8125rem;
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.round};
    font-size: ${theme.size.tiny};
  }
  ${media.desktop} {
    inset: auto ${theme.space.x3} ${theme.space.x3} auto;
    width: 3.125rem;
    height: 3.125rem;

    & > span {
      width: 3.125rem;
      height: 3.125rem;
      font-size: 1rem;
    }
  }
  ${media.hover} {
    &:hover > span {
      border-color: ${tone.accentFill};
    }
  }
  ${media.print} {
    display: none;
  }
`;
