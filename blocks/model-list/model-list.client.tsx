'use client';
import dynamic from 'next/dynamic';

/** The doorway: a page without a model list carries none of the search. */
export const ModelSearch = dynamic(() => import('./model-search.tsx').then((module) => module.ModelSearch));
