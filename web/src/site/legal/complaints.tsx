import { Ways, emailPhrase } from './holder.tsx';
import type { LegalTextProps } from './legal-page.tsx';

/** Where to go when something went wrong: to us first, then to whoever mediates. */
export function Complaints({ site }: LegalTextProps) {
  return (
    <>
      <p>
        Si algo no ha ido bien, dínoslo{' '}
        <Ways
          of={[
            'en el mostrador',
            site.phonePrimary !== '' && 'por teléfono',
            emailPhrase(site, 'en'),
          ]}
        />
        : casi siempre se arregla hablando. Contestamos cuanto antes y, como muy tarde, en un mes.
      </p>
      <p>
        En el local tienes <strong>hojas de reclamaciones</strong> oficiales, gratis y sin tener que
        comprar nada. También puedes acudir a la oficina de consumo de tu municipio (OMIC) o pedir
        un arbitraje o una mediación de consumo a la junta arbitral de tu comunidad.
      </p>
    </>
  );
}
