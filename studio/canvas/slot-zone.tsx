import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';

export interface SlotZoneProps {
  readonly children: ReactNode;
  readonly ref?: Ref<Element>;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly 'data-puck-dropzone'?: string;
  readonly 'data-testid'?: string;
}

/**
 * A place for blocks that adds no element: the element that the slot's blocks stand in becomes the drop zone itself. So a
 * grid of columns has the columns as its children here as on the site. The engine's own class stays out: it would give
 * the element a height and hide what else stands in it.
 */
export function SlotZone({ children, ref, 'data-puck-dropzone': zone }: SlotZoneProps) {
  const marker = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const element = marker.current?.parentElement;
    if (!element || zone === undefined) return;
    element.setAttribute('data-puck-dropzone', zone);
    assign(ref, element);
    return () => {
      element.removeAttribute('data-puck-dropzone');
      assign(ref, null);
    };
  }, [ref, zone]);
  return (
    <>
      {children}
      <template ref={marker} />
    </>
  );
}

function assign(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
