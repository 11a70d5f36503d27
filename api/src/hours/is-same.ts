/** Whether the change would leave things as they are. */
export function isSame<Thing extends object>(stored: Thing, change: Partial<Thing>): boolean {
  return Object.entries(change).every(([name, value]) => stored[name as keyof Thing] === value);
}
