import { zodResolver } from '@hookform/resolvers/zod';
import { passwordForm } from '@brasa/core/accounts/own-account/own-account.contract.ts';

export default zodResolver(passwordForm);
