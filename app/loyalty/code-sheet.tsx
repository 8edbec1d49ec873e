// A stamp from the counter: its code is typed or scanned. Without a connection it is saved and sent
// later.
import { Trans, useLingui } from '@lingui/react/macro';
import { ScanQrCode } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { lazyPart } from '../lazy-part.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { codeIn } from './code-text.ts';
import { StampCardView } from './stamp-card.tsx';
import type { Claiming } from './use-claim.ts';

const CodeCamera = lazyPart(() => import('./code-camera.tsx'));

type CodeSheetProps = { claiming: Claiming; first: string; onClose: () => void };

export function CodeSheet({ claiming, first, onClose }: CodeSheetProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(first);
  const [camera, setCamera] = useState(false);
  const { busy, card, waiting, error, claim } = claiming;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void claim(typed);
  };
  const read = (text: string) => {
    const code = codeIn(text);
    if (code === null) return;
    setCamera(false);
    setTyped(code);
    void claim(code);
  };
  return (
    <Sheet
      title={
        card === null
          ? t`Ganhar um selo`
          : card.estado === 'completa'
            ? t`Cartão completo!`
            : t`Selo carimbado`
      }
      onClose={onClose}
    >
      {card !== null ? (
        <Earned card={card} onClose={onClose} />
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          {camera ? (
            <Suspense fallback={<Spinner />}>
              <CodeCamera onRead={read} onClose={() => setCamera(false)} />
            </Suspense>
          ) : (
            <Button variant="outline" block onClick={() => setCamera(true)}>
              <Icon of={ScanQrCode} />
              <Trans>Ler o QR com a câmera</Trans>
            </Button>
          )}
          <TextField
            label={t`Código do balcão`}
            hint={
              waiting
                ? t`Sem conexão: guardamos o código e enviamos assim que ela voltar.`
                : t`Oito letras, na tela do atendente.`
            }
            error={error}
            value={typed}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" block loading={busy}>
            <Trans>Carimbar</Trans>
          </Button>
        </form>
      )}
    </Sheet>
  );
}

function Earned({ card, onClose }: { card: StampCard; onClose: () => void }) {
  return (
    <div className="stack" role="status">
      <StampCardView card={card} fresh heading="h3" />
      <Button variant="tonal" block onClick={onClose}>
        <Trans>Pronto</Trans>
      </Button>
    </div>
  );
}
