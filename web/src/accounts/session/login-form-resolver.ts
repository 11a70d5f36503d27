import '../../browser/zod/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { loginRequest } from '@brasa/core/accounts/accounts.contract.ts';

export default zodResolver(loginRequest);
