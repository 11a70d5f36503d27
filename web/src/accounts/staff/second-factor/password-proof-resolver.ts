import { zodResolver } from '@hookform/resolvers/zod';
import { ownerProof } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';

export default zodResolver(ownerProof);
