'use client';

export { default } from '#site/page/error-fallback.tsx';
