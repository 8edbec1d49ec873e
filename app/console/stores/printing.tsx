// What the kitchen printer gets of an order, with previews. Automatic printing is set per device.
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardStore, StorePrinting } from '#contract/entities/console/board.ts';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { readStored, writeStored } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDraft } from '../../use-draft.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { PrintedCopies, PrintProvider, usePrint } from '../printing/printing.tsx';
import { sampleOrder } from '../printing/sample-order.ts';

type SetupPrintingProps = { store: BoardStore; printing: ConsoleStore['impressao'] };
const MOST_COPIES = 5;

export function SetupPrinting({ store, printing }: SetupPrintingProps) {
  const { t } = useLingui();
  const isMarket = useIsMarket();
  const { draft, set } = useDraft<StorePrinting & { revisao: string }>(printing);
  const [now, setNow] = useState<string | null>(null);
  // The ticket shows the time, which would differ between server and browser.
  useEffect(() => setNow(new Date().toISOString()), []);
  const counts = Array.from({ length: MOST_COPIES + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t`Nenhuma` : String(count),
  }));
  const nothing = draft.viasCozinha + draft.viasCliente === 0;
  const words = {
    dish: t`Pizza grande meio a meio`,
    drink: t`Suco de laranja`,
    group: t`Adicionais`,
    choice: t`Borda recheada`,
    remark: t`sem cebola`,
    person: t`Pedido de teste`,
    street: t`Rua do Exemplo`,
    payment: t`Dinheiro`,
  };
  const sample = now === null ? null : sampleOrder(store, words, now);
  return (
    <>
      <DevicePrinting />
      <SetupForm
        problem={nothing ? t`Escolha pelo menos uma via.` : null}
        send={(client) =>
          nothing ? null : client.saveStorePrinting({ idEstabelecimento: store.id, ...draft })
        }
      >
        <section className="card stack">
          <h2 className="t-item">
            <Trans>Papel e vias</Trans>
          </h2>
          <Segmented
            label={t`Largura do papel`}
            options={[
              { value: '58', label: '58 mm' },
              { value: '80', label: '80 mm' },
            ]}
            value={String(draft.larguraPapel)}
            onChange={(value) => set({ larguraPapel: value === '58' ? 58 : 80 })}
          />
          <div className="setup-grid">
            <SelectField
              label={isMarket ? t`Vias da separação` : t`Vias da cozinha`}
              hint={isMarket ? t`Sem preços: só o que separar.` : t`Sem preços: só o que preparar.`}
              options={counts}
              value={String(draft.viasCozinha)}
              onChange={(event) => set({ viasCozinha: Number(event.target.value) })}
            />
            <SelectField
              label={t`Vias completas`}
              hint={t`Com preços, endereço e pagamento, para a embalagem e o cliente.`}
              options={counts}
              value={String(draft.viasCliente)}
              onChange={(event) => set({ viasCliente: Number(event.target.value) })}
            />
          </div>
          <SwitchRow
            label={t`Letra maior`}
            detail={t`Para ler de longe.`}
            checked={draft.letraGrande}
            onChange={() => set({ letraGrande: !draft.letraGrande })}
          />
        </section>
      </SetupForm>
      {sample === null ? null : (
        <section className="card stack">
          <PrintProvider stores={[{ id: store.id, impressao: draft }]}>
            <div className="row between wraps">
              <h2 className="t-item">
                <Trans>Como sai no papel</Trans>
              </h2>
              <TestButton order={sample} />
            </div>
          </PrintProvider>
          <div className="ticket-sample">
            <PrintedCopies
              order={sample}
              settings={{
                ...draft,
                viasCozinha: Math.min(draft.viasCozinha, 1),
                viasCliente: Math.min(draft.viasCliente, 1),
              }}
            />
          </div>
        </section>
      )}
    </>
  );
}

function TestButton({ order }: { order: ReturnType<typeof sampleOrder> }) {
  const print = usePrint();
  return (
    <Button variant="outline" size="sm" onClick={() => print(order)}>
      <Icon of={Printer} size={16} />
      <Trans>Imprimir um teste</Trans>
    </Button>
  );
}

/** Stored in this browser: another device has another printer, or none. */
function DevicePrinting() {
  const { t } = useLingui();
  const toast = useToast();
  const [on, setOn] = useState(false);
  useEffect(() => setOn(readStored('staffPrint') === true), []);
  const flip = () => {
    if (!writeStored('staffPrint', on ? null : true))
      return toast.show({ text: t`Este navegador não deixou guardar a escolha.`, tone: 'danger' });
    setOn(!on);
  };
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>Neste aparelho</Trans>
      </h2>
      <SwitchRow
        label={t`Imprimir sozinho ao aceitar`}
        detail={t`Cada pedido aceito sai na impressora deste aparelho, com o painel de pedidos aberto. Ligue em um aparelho só.`}
        checked={on}
        onChange={flip}
      />
      <p className="t-cap">
        <Trans>
          O navegador pergunta antes de imprimir. Para sair direto no papel, abra o Chrome com a
          opção <code>--kiosk-printing</code>.
        </Trans>
      </p>
    </section>
  );
}
