export function branches(value: number) {
  if (value === 1) return 'n1';
  if (value === 2) return 'n2';
  if (value === 3) return 'n3';
  if (value === 4) return 'n4';
  if (value === 5) return 'n5';
  if (value === 6) return 'n6';
  if (value === 7) return 'n7';
  if (value === 8) return 'n8';
  if (value === 9) return 'n9';
  if (value === 10) return 'n10';
  if (value === 11) return 'n11';
  if (value === 12) return 'n12';
  return '';
}
