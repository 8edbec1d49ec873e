// An example of a phone with the area code of the brand's first store, for empty fields.
import { maskPhone } from '#rules/documents.ts';
import { useBrand } from './brand-context.tsx';

const ANYWHERE = '11';

export function usePhoneExample(): string {
  const phone = useBrand().estabelecimentos[0]?.telefone ?? '';
  const areaCode = /^\d{10,11}$/.test(phone) ? phone.slice(0, 2) : ANYWHERE;
  return maskPhone(`${areaCode}987654321`);
}
