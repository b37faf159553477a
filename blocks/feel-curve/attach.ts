export { default } from '../attach-feel-pad.ts';
