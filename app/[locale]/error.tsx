'use client';

export { default } from '#site/page/error-page.tsx';
