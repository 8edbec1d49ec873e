// Controls in each state. Texts are samples for developers, so they are not translated.
import { Bike, Check, Search, Store, UtensilsCrossed, X } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CheckRow, RadioRow, SwitchRow } from '../ui/choice-row.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { GallerySection } from './gallery-section.tsx';

const orderTypes = [
  { value: 'delivery', label: 'Entrega', icon: Bike },
  { value: 'pickup', label: 'Retirada', icon: Store },
  { value: 'table', label: 'Mesa', icon: UtensilsCrossed },
] as const;

export function GalleryButtons() {
  return (
    <GallerySection title="Botões">
      <div className="gallery-row">
        <Button>Primário</Button>
        <Button variant="tonal">Tonal</Button>
        <Button variant="outline">Contorno</Button>
        <Button variant="neutral">Neutro</Button>
        <Button variant="quiet">Discreto</Button>
        <Button variant="danger">Cancelar</Button>
        <Button variant="inverse">Inverso</Button>
      </div>
      <div className="gallery-row">
        <Button className="is-focus">Foco</Button>
        <Button className="is-press">Pressionado</Button>
        <Button loading>Enviando</Button>
        <Button unavailable="Escolha o tamanho">Desativado</Button>
        <Button size="md">Médio 44</Button>
        <Button variant="tonal" size="sm">
          Pequeno 36
        </Button>
        <IconButton label="Fechar" icon={X} />
        <IconButton label="Buscar" icon={Search} look="soft" />
        <IconButton label="Buscar, com novidade" icon={Search} look="on-art" dot />
      </div>
      <div className="gallery-row gallery-narrow">
        <Button block split>
          Adicionar <span className="num">R$ 62,90</span>
        </Button>
        <Button block split loading>
          Adicionar <span className="num">R$ 62,90</span>
        </Button>
      </div>
    </GallerySection>
  );
}

export function GalleryFields() {
  return (
    <GallerySection title="Campos">
      <div className="gallery-thirds">
        <TextField label="Normal" placeholder="Exemplo" hint="Dica curta." />
        <TextField label="Opcional" optional defaultValue="Ap 32" start={<Icon of={Search} />} />
        <TextField label="Erro" defaultValue="123" error="Não identificamos seu telefone." />
        <TextField label="Desativado" defaultValue="São Paulo" disabled />
        <SelectField
          label="Lista"
          placeholder="Escolha"
          options={[{ value: 'sp', label: 'São Paulo' }]}
        />
        <TextArea label="Texto" optional placeholder="Sem cebola" />
      </div>
    </GallerySection>
  );
}

export function GallerySelection() {
  const [orderType, setOrderType] = useState<(typeof orderTypes)[number]['value']>('delivery');
  const [quantity, setQuantity] = useState(1);
  const [pressed, setPressed] = useState(true);
  return (
    <GallerySection title="Seleção">
      <div className="gallery-row gallery-narrow">
        <div className="grow">
          <Segmented
            label="Como você quer receber?"
            options={orderTypes}
            value={orderType}
            onChange={setOrderType}
          />
        </div>
      </div>
      <div className="gallery-row">
        <Stepper name="pizza" value={quantity} onChange={setQuantity} />
        <Stepper
          name="pizza"
          value={quantity + 2}
          onChange={(value) => setQuantity(Math.max(value - 2, 1))}
          large
        />
        <Stepper
          name="pizza"
          value={quantity}
          onChange={setQuantity}
          onRemove={() => setQuantity(1)}
        />
        <Chip>Normal</Chip>
        <Chip
          pressed={pressed}
          {...(pressed && { icon: Check })}
          onClick={() => setPressed(!pressed)}
        >
          Ligado
        </Chip>
        <Chip disabled>Indisponível</Chip>
      </div>
      <div className="gallery-row gallery-thirds">
        <div className="card pad0 list">
          <CheckRow label="Borda de catupiry" detail="Até 3" defaultChecked />
          <CheckRow label="Borda simples" />
          <CheckRow label="Esgotado" disabled />
        </div>
        <div className="card pad0 list" role="radiogroup" aria-label="Pagamento">
          <RadioRow name="pay" label="Pix" detail="Cai na hora" defaultChecked />
          <RadioRow name="pay" label="Dinheiro" />
        </div>
        <div className="card pad0 list">
          <SwitchRow label="Usar cashback" detail="R$ 8,40" defaultChecked />
          <SwitchRow label="Avisos por WhatsApp" />
        </div>
      </div>
    </GallerySection>
  );
}
