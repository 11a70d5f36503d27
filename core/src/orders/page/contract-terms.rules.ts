// The information on the contract that the confirmation of an order by the web carries on a durable medium (articles 97 and 98.7 of
// the TRLGDCU). The page /condiciones-compra says the same at length.

export type Seller = {
  restaurantName: string;
  /** Empty where it is not set. */
  legalName: string;
  /** Empty where it is not set. */
  taxId: string;
  /** In one line; empty where it is not set. */
  address: string;
};

/** One paragraph each. `url` is that of the terms in full. */
export function contractTerms(seller: Seller, url: string): string[] {
  const { restaurantName, legalName, taxId, address } = seller;
  const named = [legalName.trim() || restaurantName, taxId && `NIF ${taxId}`, address];
  const name = named.filter((part) => part !== '').join(', ');
  return [
    ...(name === '' ? [] : [`Vende: ${name}.`]),
    'Los precios llevan el IVA incluido. Se paga al recoger.',
    'La comida se estropea pronto: una vez preparada no hay derecho de desistimiento (artículo 103 d del Real Decreto Legislativo 1/2007).',
    'Si falta algo o no está como debe, dínoslo cuanto antes: te lo cambiamos, te rebajamos el precio o te devolvemos el dinero, según corresponda por ley.',
    'En el local hay hojas de reclamaciones. También puedes acudir a la oficina de consumo de tu municipio o pedir un arbitraje de consumo.',
    `Condiciones de compra completas: ${url}`,
  ];
}
