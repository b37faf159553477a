'use client';
import dynamic from 'next/dynamic';
import { latePart } from '../late-part.tsx';

/** The doorway: a page without a model list carries none of the search. */
export const ModelSearch = dynamic(() =>
  latePart(() => import('./model-search.tsx').then((module) => module.ModelSearch)),
);
