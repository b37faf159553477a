import { attachWhenUsed } from '../attach-when-used.ts';

export default attachWhenUsed(() => import('./attach-short-contact-form.ts'));
