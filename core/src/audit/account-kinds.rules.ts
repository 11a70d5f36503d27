// Who signs in, what becomes of users, and what has been refused.
import { edited, type AuditFacts } from './changed-fields.rules.ts';
import { thing, times, type KindRule } from './kind.ts';

/** "Ana", "el cliente n.º 12": of customers no name is kept. */
const who = ({ id, name }: AuditFacts): string => name ?? `el cliente n.º ${id}`;
const to = (facts: AuditFacts): string =>
  facts.name === null ? `al cliente n.º ${facts.id}` : `a ${facts.name}`;
const of = (facts: AuditFacts): string =>
  facts.name === null ? `del cliente n.º ${facts.id}` : `de ${facts.name}`;

/** No phone is kept either. */
const ofPhone = (facts: AuditFacts): string =>
  facts.id === null ? 'de un teléfono sin cuenta' : of(facts);

/** More came than are told apart. */
const areSeveral = ({ after }: AuditFacts): boolean => after?.['several'] === true;

/** Who asks knows no such account, or it is none. */
function target(facts: AuditFacts): string {
  if (areSeveral(facts)) return 'con varios usuarios';
  if (facts.id !== null) return `como ${who(facts)}`;
  return 'con un usuario que no existe o está inactivo';
}

const call = (facts: AuditFacts): string =>
  areSeveral(facts) ? 'varias acciones' : String(facts.after?.['call'] ?? '');

export const ACCOUNT_KINDS = {
  signed_in: {
    group: 'access',
    label: 'Entradas del personal',
    about: null,
    says: () => 'Inició sesión',
    isBrief: true,
  },
  sign_in_failed: {
    group: 'access',
    label: 'Entradas fallidas',
    about: 'user',
    says: (facts) =>
      `${times(facts.times, 'intento fallido', 'intentos fallidos')} de entrar ${target(facts)}`,
    isIncident: true,
  },
  password_failed: {
    group: 'access',
    label: 'Contraseña actual equivocada',
    about: null,
    says: (facts) =>
      `Escribió mal su contraseña actual ${times(facts.times, 'vez', 'veces')}: ${call(facts)}`,
    isIncident: true,
  },
  refused: {
    group: 'access',
    label: 'Acciones sin permiso',
    about: null,
    says: (facts) => `Lo intentó sin permiso ${times(facts.times, 'vez', 'veces')}: ${call(facts)}`,
    isIncident: true,
  },
  foreign_origin: {
    group: 'access',
    label: 'Peticiones de otras webs',
    about: null,
    says: (facts) =>
      `${times(facts.times, 'petición rechazada', 'peticiones rechazadas')} que venía de otra web: ${call(facts)}`,
    isIncident: true,
  },
  throttled: {
    group: 'access',
    label: 'Demasiados intentos',
    about: null,
    says: (facts) =>
      `${times(facts.times, 'petición rechazada', 'peticiones rechazadas')} por demasiados intentos: ${call(facts)}`,
    isIncident: true,
  },
  table_exported: {
    group: 'access',
    label: 'Tablas y listas descargadas',
    about: null,
    says: ({ after }) => `Descargó ${String(after?.['table'])}`,
  },
  superadmin_created: {
    group: 'users',
    label: 'Primer superadmin',
    about: 'user',
    says: (facts) => `Creó el primer superadmin, ${who(facts)}`,
  },
  user_created: {
    group: 'users',
    label: 'Usuarios creados',
    about: 'user',
    says: (facts) => `Creó el usuario ${thing(facts)}`,
  },
  user_edited: {
    group: 'users',
    label: 'Usuarios editados',
    about: 'user',
    says: (facts) => edited(facts, of(facts), `los datos ${of(facts)}`),
  },
  user_activated: {
    group: 'users',
    label: 'Usuarios activados',
    about: 'user',
    says: (facts) => `Activó ${to(facts)}`,
  },
  user_deactivated: {
    group: 'users',
    label: 'Usuarios desactivados',
    about: 'user',
    says: (facts) => `Desactivó ${to(facts)}`,
  },
  password_changed: {
    group: 'users',
    label: 'Contraseñas propias',
    about: 'user',
    says: () => 'Cambió su propia contraseña',
  },
  password_set: {
    group: 'users',
    label: 'Contraseñas de otros',
    about: 'user',
    says: (facts) => `Puso otra contraseña ${to(facts)}`,
  },
  password_link_made: {
    group: 'users',
    label: 'Enlaces para la contraseña',
    about: 'user',
    says: (facts) => `Hizo un enlace para la contraseña ${of(facts)}`,
  },
  password_link_mailed: {
    group: 'users',
    label: 'Enlaces enviados por correo',
    about: 'user',
    says: (facts) => `Se envió por correo un enlace para la contraseña ${of(facts)}`,
  },
  password_link_used: {
    group: 'users',
    label: 'Enlaces usados',
    about: 'user',
    says: (facts) => `Se eligió con un enlace la contraseña ${of(facts)}`,
  },
  second_factor_on: {
    group: 'users',
    label: 'Verificación en dos pasos activada',
    about: 'user',
    says: () => 'Activó la verificación en dos pasos',
  },
  second_factor_off: {
    group: 'users',
    label: 'Verificación en dos pasos quitada',
    about: 'user',
    says: () => 'Quitó su verificación en dos pasos',
  },
  second_factor_removed: {
    group: 'users',
    label: 'Verificación en dos pasos quitada a otros',
    about: 'user',
    says: (facts) => `Quitó la verificación en dos pasos ${to(facts)}`,
  },
  recovery_codes_renewed: {
    group: 'users',
    label: 'Códigos de recuperación nuevos',
    about: 'user',
    says: () => 'Hizo códigos de recuperación nuevos',
  },
  recovery_code_used: {
    group: 'users',
    label: 'Códigos de recuperación usados',
    about: 'user',
    says: ({ after }) => `Usó un código de recuperación; le quedan ${String(after?.['left'])}`,
  },
  sessions_ended: {
    group: 'access',
    label: 'Sesiones cerradas',
    about: 'user',
    says: ({ after }) =>
      `Cerró ${times(Number(after?.['count']), 'sesión suya', 'sesiones suyas')} en otros dispositivos`,
    isBrief: true,
  },
  points_by_hand: {
    group: 'customers',
    label: 'Puntos a mano',
    about: 'user',
    says: (facts) => {
      const change = Number(facts.after?.['points']);
      const count = times(Math.abs(change), 'punto', 'puntos');
      return change < 0 ? `Quitó ${count} ${to(facts)}` : `Dio ${count} ${to(facts)} sin venta`;
    },
  },
  usual_order_stopped: {
    group: 'customers',
    label: 'Lo de siempre, sin recordar',
    about: 'user',
    says: (facts) => `Dejó de recordar lo de siempre ${ofPhone(facts)}`,
  },
  usual_order_resumed: {
    group: 'customers',
    label: 'Lo de siempre, otra vez',
    about: 'user',
    says: (facts) => `Volvió a recordar lo de siempre ${ofPhone(facts)}`,
  },
  phone_removed: {
    group: 'customers',
    label: 'Teléfonos quitados',
    about: 'user',
    says: (facts) => `Quitó otro teléfono ${of(facts)}`,
  },
  users_merged: {
    group: 'customers',
    label: 'Cuentas unidas',
    about: 'user',
    says: (facts) => `Unió la cuenta n.º ${String(facts.after?.['merged'])} ${to(facts)}`,
  },
  user_erased: {
    group: 'customers',
    label: 'Datos borrados',
    about: 'user',
    says: (facts) => `Borró los datos ${of(facts)}`,
  },
  order_erased: {
    group: 'customers',
    label: 'Datos de un pedido borrados',
    about: 'order',
    says: ({ id, after }) =>
      after === null
        ? `Borró los datos del pedido n.º ${id}`
        : `Borró los datos del pedido n.º ${id} y de los demás con su teléfono: ${times(Number(after['orders']), 'pedido', 'pedidos')} en total`,
  },
  personal_data_swept: {
    group: 'customers',
    label: 'Datos borrados por su plazo',
    about: null,
    says: ({ after }) =>
      `Se borraron, cumplido su plazo, los datos de ${times(Number(after?.['orders']), 'pedido', 'pedidos')} y ${times(Number(after?.['customers']), 'teléfono', 'teléfonos')}`,
  },
} as const satisfies Record<string, KindRule>;

export type AccountKind = keyof typeof ACCOUNT_KINDS;
