type Command = 'restore' | 'move' | 'superadmin-password';

/** How the operator types a command of the shop: as the archive has it, whose launcher says so, or as npm does in a checkout. */
export function ownCommand(command: Command, ...args: string[]): string {
  if (process.env['BRASA_LAUNCHER'] !== undefined) return ['brasa', command, ...args].join(' ');
  const script = `npm run ${command.replace('-', ':')}`;
  return args.length === 0 ? script : [script, '--', ...args].join(' ');
}
