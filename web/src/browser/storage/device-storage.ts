// What a device remembers from visit to visit, whoever sits at it: nothing personal.
import { device, itemsOf } from './safe-storage.ts';

export const { read: readDeviceItem, write: writeDeviceItem } = itemsOf(device, 'brasa:device:');
