'use client';
import { useEffect, useReducer, useRef } from 'react';
import { attachTabs } from './attach-tabs.ts';

export interface TabsControlProps {
  /** Id of the heading that names the row of labels. */
  readonly labelledBy?: string;
  /** Its name where there is no heading. */
  readonly label?: string;
}

/** Owns the labels for those who hear the page; draws nothing. */
export function TabsControl({ labelledBy, label }: TabsControlProps) {
  const list = useRef<HTMLDivElement>(null);
  // Every time it is drawn: on the builder's canvas tabs come and go, and the one in sight is read from the labels.
  useEffect(() => {
    const root = list.current?.closest<HTMLElement>('[data-tabs]');
    return root && list.current ? attachTabs(root, list.current, { labelledBy, label }) : undefined;
  });
  // There a slot draws its own tabs, without those around it.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const root = list.current?.closest('[data-tabs]');
    const observer = new MutationObserver(redraw);
    if (root) observer.observe(root, { childList: true });
    return () => observer.disconnect();
  }, []);
  return <div ref={list} data-tab-list="" />;
}
