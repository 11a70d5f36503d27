/** A registration as the form sends it. */
export function customerBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    username: 'maria.jose',
    password: 'leña y brasa',
    name: 'María José Núñez',
    phone: '600111222',
    email: 'maria@example.com',
    postalCode: '03400',
    role: 'abaranci',
    acceptDataPolicy: true,
    acceptFraudPolicy: true,
    ...changes,
  };
}
