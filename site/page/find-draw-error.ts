import { isValidElement, type ReactNode } from 'react';

/**
 * What a block throws when it is rendered; null if nothing. React has no error boundaries on the server, so one component that
 * throws would cost the whole page. But the components of blocks are pure and synchronous, so they can be called beforehand.
 *
 * @param sound what was tried before and threw nothing: blocks in the slots of others are not tried again
 */
export function findDrawError(node: ReactNode, sound: WeakSet<object>): { readonly error: unknown } | null {
  try {
    tryOut(node, sound);
    return null;
  } catch (error) {
    return { error };
  }
}

function tryOut(node: unknown, sound: WeakSet<object>): void {
  if (Array.isArray(node)) {
    for (const one of node) tryOut(one, sound);
    return;
  }
  if (!isValidElement<{ children?: unknown }>(node) || sound.has(node)) return;
  const { type, props } = node;
  tryOut(isPlainComponent(type) ? type(props) : props.children, sound);
  sound.add(node);
}

/** Not what React calls in its own way: classes, and components of the browser. */
function isPlainComponent(type: unknown): type is (props: object) => unknown {
  return typeof type === 'function' && !('$$typeof' in type) && !type.prototype?.isReactComponent;
}
