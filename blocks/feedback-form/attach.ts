import { attachWhenUsed } from '../attach-when-used.ts';

export default attachWhenUsed(() => import('./attach-feedback-form.ts'));
