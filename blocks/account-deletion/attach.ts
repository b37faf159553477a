import { attachWhenUsed } from '../attach-when-used.ts';

export default attachWhenUsed(() => import('./attach-account-deletion.ts'));
