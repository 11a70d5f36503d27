import { zodResolver } from '@hookform/resolvers/zod';
import { linksRequest } from '@brasa/core/customers/recovery.contract.ts';

export default zodResolver(linksRequest);
