// The information on the contract that the confirmation of an order by the web carries on a durable medium (articles 97 and 98.7 of
// the TRLGDCU). The page /condiciones-compra says the same at length.

import { WITHDRAWAL_DAYS } from './withdrawal.rules.ts';

export type Seller = {
  restaurantName: string;
  /** Empty where it is not set. */
  legalName: string;
  /** Empty where it is not set. */
  taxId: string;
  /** In one line; empty where it is not set. */
  address: string;
  /** Empty where it is not set. */
  email: string;
};

export type Goods = {
  /** The order's number. */
  id: number;
  /** The closed ones, counted. */
  drinks: readonly string[];
  /** Whether there is food beside them. */
  hasFood: boolean;
};

/** One paragraph each. `url` is that of the terms in full. */
export function contractTerms(seller: Seller, goods: Goods, url: string): string[] {
  const { restaurantName, legalName, taxId, address } = seller;
  const named = [legalName.trim() || restaurantName, taxId && `NIF ${taxId}`, address];
  const name = named.filter((part) => part !== '').join(', ');
  return [
    ...(name === '' ? [] : [`Vende: ${name}.`]),
    'Los precios llevan el IVA incluido. Se paga al recoger.',
    ...(goods.hasFood ? [FOOD] : []),
    ...(goods.drinks.length > 0 ? drinksTerms(seller, goods) : []),
    'Si falta algo o no está como debe, dínoslo cuanto antes: te lo cambiamos, te rebajamos el precio o te devolvemos el dinero, según corresponda por ley.',
    'En el local hay hojas de reclamaciones. También puedes acudir a la oficina de consumo de tu municipio o pedir un arbitraje de consumo.',
    `Condiciones de compra completas: ${url}`,
  ];
}

const FOOD =
  'La comida se estropea pronto: una vez preparada no hay derecho de desistimiento (artículo 103 d del Real Decreto Legislativo 1/2007).';

/** The right to give them back, and the model form of the law's annex B. */
function drinksTerms({ restaurantName, address, email }: Seller, { id, drinks }: Goods): string[] {
  const named = drinks.join(', ');
  const to = [restaurantName, address, email].filter((part) => part !== '').join(', ');
  return [
    `Bebidas cerradas (${named}): puedes desistir de su compra en ${WITHDRAWAL_DAYS} días desde que las recoges, sin decir por qué (artículo 102 del Real Decreto Legislativo 1/2007). Basta con que lo digas en la página de tu pedido («Desistir de las bebidas aquí»), o nos lo digas claramente en el mostrador, por teléfono, por correo o por escrito. Tráelas sin abrir en los ${WITHDRAWAL_DAYS} días siguientes; te devolvemos lo que pagaste por ellas, de la misma forma, en ${WITHDRAWAL_DAYS} días desde que lo dices, o en cuanto las traigas si es después. De las abiertas no se puede desistir (artículo 103 e).`,
    `Modelo de formulario de desistimiento, por si quieres usarlo: «A la atención de ${to}: le comunico que desisto de mi contrato de venta de ${named}, pedido n.º ${id}. Recibido el: … Nombre: … Domicilio: … Fecha: … Firma (solo en papel): …»`,
  ];
}
