import { zodResolver } from '@hookform/resolvers/zod';
import { codeProof } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';

export default zodResolver(codeProof);
