import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { media, theme, tone } from '#ui/theme.ts';

/** Offered once a page is scrolled far enough, which a script tells; without one a page is short enough for a thumb. */
export function BackToTop({ label }: { readonly label: string }) {
  return (
    <Link className="back-to-top" href="#top" aria-label={label} title={label}>
      <span className="h-surface" data-tone="dark">
        <Icon name="arrow-up" />
      </span>
    </Link>
  );
}

/** 50 px, on phones about 29 px (specification, section 9) within the 44 px that a thumb needs. */
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
    width: 29px;
    height: 29px;
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.round};
    font-size: 0.8rem;
  }
  ${media.desktop} {
    inset: auto ${theme.space.x3} ${theme.space.x3} auto;
    width: 50px;
    height: 50px;

    & > span {
      width: 50px;
      height: 50px;
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
