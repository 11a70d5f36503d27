export function sign(status: 'open' | 'closed'): string {
  switch (status) {
    case 'open':
      return 'Abierto';
  }
  return '';
}
