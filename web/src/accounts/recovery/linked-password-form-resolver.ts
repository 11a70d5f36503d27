import { zodResolver } from '@hookform/resolvers/zod';
import { linkedPasswordForm } from '@brasa/core/accounts/recovery/password-links.contract.ts';

export default zodResolver(linkedPasswordForm);
