'use client';
import dynamic from 'next/dynamic';
import { latePart } from '../late-part.tsx';

/** The doorway: a page without tabs carries none of their script. */
export const TabsControl = dynamic(() =>
  latePart(() => import('./tabs-control.tsx').then((module) => module.TabsControl)),
);
