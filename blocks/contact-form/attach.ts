import { attachWhenUsed } from '../attach-when-used.ts';

export default attachWhenUsed(() => import('./attach-contact-form.ts'));
