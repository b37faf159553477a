import { attachContact } from '../attach-contact.ts';

export default attachContact('POST /community/contact');
