// A payment method as a list row: picture, name and explanation.
import type { PaymentMethod } from '#contract/entities/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useMethodName } from './method-name.ts';
import type { useMethodWords } from './method-words.ts';

export function MethodLine({
  method,
  words,
}: {
  method: PaymentMethod;
  words: ReturnType<typeof useMethodWords>;
}) {
  const nameOf = useMethodName();
  const { icon, detail } = words(method.tipo);
  return (
    <>
      <span className="icon-tile">
        <Icon of={icon} />
      </span>
      <span className="grow">
        <b className="t-label">{nameOf(method.nome)}</b>
        <span className="t-cap own-line">{detail}</span>
      </span>
    </>
  );
}
