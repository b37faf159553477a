'use client';
import dynamic from 'next/dynamic';

/** The doorway: a page without tabs carries none of their script. */
export const TabsControl = dynamic(() => import('./tabs-control.tsx').then((module) => module.TabsControl));
