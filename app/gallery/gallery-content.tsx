// Content parts in each state. Texts are samples for developers, so they are not translated.
import { ArrowRight, Check, Clock, Pause, X } from 'lucide-react';
import { useState } from 'react';
import { AppBar } from '../ui/app-bar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Cover } from '../ui/cover.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Media, type Tint } from '../ui/media.tsx';
import { Notice, ProgressBar } from '../ui/notice.tsx';
import { Price } from '../ui/price.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { useToast } from '../ui/toast.tsx';
import { Totals } from '../ui/totals.tsx';
import { GallerySection } from './gallery-section.tsx';

const tints: Tint[] = ['peach', 'butter', 'mint', 'sky', 'rose', 'lilac'];

export function GalleryStates() {
  return (
    <GallerySection title="Situações">
      <div className="gallery-status">
        <Badge tone="info" icon={ArrowRight}>
          Pedido enviado
        </Badge>
        <Badge tone="warning" icon={Clock}>
          Aguardando aceite
        </Badge>
        <Badge tone="success" icon={Check}>
          Aceito
        </Badge>
        <Badge icon={X}>Cancelado</Badge>
        <Badge tone="danger" icon={X}>
          Cancelado pela loja
        </Badge>
        <Badge tone="brand">Mais pedida</Badge>
        <Badge tone="fill">Novo</Badge>
        <Badge tone="accent">Clube</Badge>
        <Badge tone="promo">−19%</Badge>
        <Badge className="req">Obrigatório</Badge>
        <Badge className="req done" icon={Check}>
          Pronto
        </Badge>
      </div>
    </GallerySection>
  );
}

export function GalleryNotices() {
  return (
    <GallerySection title="Avisos">
      <div className="gallery-halves">
        <Notice tone="success" title="Entregamos aqui">
          Taxa de R$ 6,90
        </Notice>
        <Notice tone="warning" title="Pausa na cozinha" icon={Pause}>
          Voltamos em breve.
        </Notice>
        <Notice tone="danger" title="Pagamento recusado">
          Tente outro cartão.
        </Notice>
        <Notice tone="info" title="Aguardando o banco">
          Isso leva poucos segundos.
        </Notice>
        <Notice tone="brand">Faltam 2 selos para ganhar uma pizza.</Notice>
        <div className="stack">
          <ProgressBar part={0.7} />
          <ProgressBar part={1} reached />
        </div>
      </div>
    </GallerySection>
  );
}

export function GalleryPictures() {
  return (
    <GallerySection title="Imagens e preços">
      <div className="gallery-row">
        {tints.map((tint) => (
          <div
            key={tint}
            className={tint === 'peach' ? 'media gallery-picture' : `media gallery-picture ${tint}`}
          />
        ))}
        <Price cents={6290} />
        <Price cents={2890} was={3490} />
        <Price cents={3290} from />
      </div>
      <ul className="row top gallery-next">
        <li className="p-card">
          <Badge tone="promo" className="tag">
            −17%
          </Badge>
          <div className="shot">
            <Media src={null} name="Smash da madrugada" />
            <button type="button" className="add" aria-label="Adicionar Smash da madrugada" />
          </div>
          <h3 className="t-item clamp2">Smash da madrugada</h3>
          <Price cents={2890} was={3490} />
        </li>
        <li className="p-card">
          <Media src="/nao-existe.webp" name="Imagem que falha" eager />
          <h3 className="t-item clamp2">Imagem que falha</h3>
          <Price cents={3690} />
        </li>
      </ul>
      <Cover />
    </GallerySection>
  );
}

export function GalleryOrder() {
  return (
    <GallerySection title="Pedido">
      <div className="gallery-halves">
        <div className="card">
          <Timeline
            steps={[
              {
                key: 'sent',
                label: 'Pedido enviado',
                state: 'done',
                time: { words: '19h32', iso: '2025-11-12T19:32' },
              },
              {
                key: 'making',
                label: 'Em preparo',
                state: 'now',
                time: { words: '19h36', iso: '2025-11-12T19:36' },
              },
              { key: 'done', label: 'Entregue', state: 'next' },
            ]}
          />
        </div>
        <div className="card">
          <Totals
            lines={[
              { label: 'Itens', value: 12650 },
              { label: 'Cupom VILA10', value: 1066, kind: 'minus' },
              { label: 'Entrega', value: 'Grátis', kind: 'minus' },
              { label: 'Total', value: 11584, kind: 'total' },
            ]}
          />
        </div>
      </div>
    </GallerySection>
  );
}

export function GalleryLayers() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <GallerySection title="Camadas, espera e vazio">
      <div className="gallery-row">
        <Button variant="outline" size="md" onClick={() => setOpen(true)}>
          Abrir folha
        </Button>
        <Button
          variant="outline"
          size="md"
          onClick={() => toast.show({ text: 'Endereço salvo.', tone: 'success' })}
        >
          Aviso breve
        </Button>
        <Button
          variant="outline"
          size="md"
          onClick={() => toast.show({ text: 'Verifique sua conexão!', tone: 'danger' })}
        >
          Aviso de erro
        </Button>
        <Spinner label="Carregando" />
        <Skeleton width={160} height={18} />
      </div>
      <AppBar title="Sacola" heading="p" back={() => undefined} />
      <EmptyState title="Sua sacola está vazia" text="Escolha um prato no cardápio." heading="h2">
        <Button>Ver o cardápio</Button>
      </EmptyState>
      {open ? (
        <Sheet title="Onde entregamos?" onClose={() => setOpen(false)}>
          <Button block onClick={() => toast.show({ text: 'Por cima da folha.' })}>
            Avisar
          </Button>
        </Sheet>
      ) : null}
    </GallerySection>
  );
}
