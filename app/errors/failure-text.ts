// The sentence of a refusal. The server writes it in the page's language; network errors get theirs
// here.
import { useLingui } from '@lingui/react/macro';
import { type Failure, MALFORMED_CODE, NETWORK_CODE, TIMEOUT_CODE } from '#contract/reply.ts';
import { servedByOtherBuild } from './other-build.ts';

/** Schema errors can be very long. */
const LONGEST = 120;

export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  return ({ codErro, mensagem, status, thrown }) => {
    if (status === 0 && codErro === NETWORK_CODE) return t`Verifique sua conexão!`;
    if (status === 0 && codErro === TIMEOUT_CODE)
      return t`Infelizmente o sistema não respondeu nossa solicitação. Tente novamente.`;
    if (status === 0 && codErro === MALFORMED_CODE)
      return t`Confira o que foi preenchido e tente de novo.`;
    if (thrown !== undefined) {
      const [name, text] = [thrown, mensagem.slice(0, LONGEST)];
      // The short sentence first; the specification's sentence follows.
      return `${t`Algo deu errado no site. Tente de novo em um instante.`}\n${t`Procure os desenvolvedores! Erro ${name}: ${text}`}`;
    }
    if (codErro === MALFORMED_CODE && servedByOtherBuild())
      return t`O site foi atualizado. Recarregue a página e tente de novo.`;
    return mensagem === '' ? t`Não deu certo. Tente novamente.` : mensagem;
  };
}
