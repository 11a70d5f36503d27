import { zodResolver } from '@hookform/resolvers/zod';
import { loginRequest } from '@brasa/core/accounts/accounts.contract.ts';

export default zodResolver(loginRequest);
