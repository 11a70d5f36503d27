import '../../browser/zod/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { linksRequest } from '@brasa/core/customers/recovery.contract.ts';

export default zodResolver(linksRequest);
