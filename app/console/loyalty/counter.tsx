// Which code to show at the counter: one per card and store.
import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CodeScreen, type Place } from './code-screen.tsx';
import { useOwnStores } from './stores.ts';

export function LoyaltyCounter({ settings }: { settings: LoyaltySettings }) {
  const { t } = useLingui();
  const stores = useOwnStores(settings);
  const [shown, setShown] = useState<Place | null>(null);
  const places = settings.programas
    .filter(({ ativo, porCodigo }) => ativo && porCodigo)
    .flatMap((program) =>
      stores
        .filter(({ id }) => program.idEstabelecimento === null || program.idEstabelecimento === id)
        .map(({ id, nome }) => ({
          program,
          storeId: id,
          name: program.nome,
          store: stores.length > 1 ? nome : null,
        })),
    );
  return (
    <section className="card stack">
      <div>
        <h2 className="t-item">
          <Trans>Código do selo</Trans>
        </h2>
        <p className="t-cap">
          <Trans>
            O cliente lê o QR na sua tela ou digita as oito letras. Cada código vale um selo.
          </Trans>
        </p>
      </div>
      {places.length === 0 ? (
        <p className="t-sub">
          <Trans>
            Nenhum cartão ligado dá selo pelo código. <Link to="?aba=cartoes">Ver os cartões</Link>
          </Trans>
        </p>
      ) : (
        <ul className="list flush">
          {places.map((place) => (
            <li key={`${place.program.id} ${place.storeId}`} className="li">
              <span className="icon-tile">
                <Icon of={QrCode} />
              </span>
              <span className="grow">
                <b className="t-label">{place.name}</b>
                {place.store === null ? null : (
                  <span className="t-cap own-line">{place.store}</span>
                )}
              </span>
              <Button
                variant="tonal"
                size="md"
                aria-label={t`Mostrar o código de ${place.name}`}
                onClick={() => setShown(place)}
              >
                <Trans>Mostrar</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown === null ? null : <CodeScreen place={shown} onClose={() => setShown(null)} />}
    </section>
  );
}
