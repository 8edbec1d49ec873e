// The labels of provider fields, as the providers call them.

import { useLingui } from '@lingui/react/macro';
import { GETNET_HOSTS } from '#rules/orders/payment-accounts.ts';
import { isPixKey, pixKeyKind, pixKeyOf } from '#rules/orders/pix-keys.ts';
import type { AccountFieldWords } from '../forms/account-field.tsx';

export function useProviderNames(): Record<string, string> {
  const { t } = useLingui();
  return {
    'pix-static': t`Chave Pix da loja`,
    'pix-api': t`Pix por um banco (API Pix)`,
    getnet: 'Getnet',
    'mercado-pago': 'Mercado Pago',
  };
}

export function useProviderDetails(): Record<string, string> {
  const { t } = useLingui();
  return {
    'pix-static': t`O código é feito aqui com a sua chave, sem tarifa. Ninguém avisa que foi pago: você confere na conta e confirma.`,
    'pix-api': t`Cada pedido tem uma cobrança, e o pagamento se confirma sozinho. Peça ao seu banco o acesso à API Pix.`,
    getnet: t`Cartão digitado pelo cliente direto na Getnet. As credenciais ficam no portal de desenvolvedores da Getnet.`,
    'mercado-pago': t`Cartão digitado pelo cliente direto no Mercado Pago. As credenciais ficam em Suas integrações.`,
  };
}

export function useFieldWords(): (
  provider: string,
  field: string,
  typed: string,
) => AccountFieldWords {
  const { t } = useLingui();
  const problems = useFieldProblems();
  const ofPixKey = usePixKeyWords();
  const words: Record<string, AccountFieldWords> = {
    key: {
      label: t`Chave Pix`,
      hint: t`CPF, CNPJ, telefone com DDD e +55, e-mail ou chave aleatória.`,
    },
    name: {
      label: t`Nome de quem recebe`,
      hint: t`Como o banco do cliente mostra; até 25 letras.`,
    },
    city: { label: t`Cidade`, hint: t`Até 15 letras.` },
    baseUrl: { label: t`Endereço da API`, hint: t`Começa com https://, sem barra no fim.` },
    tokenUrl: { label: t`Endereço do token`, hint: t`Onde o banco dá o acesso (OAuth).` },
    clientId: { label: 'Client ID' },
    clientSecret: { label: 'Client Secret' },
    certificate: { label: t`Certificado (PEM)`, hint: t`Só se o banco pedir mTLS.` },
    privateKey: { label: t`Chave do certificado (PEM)`, hint: t`Só se o banco pedir mTLS.` },
    sellerId: { label: 'Seller ID' },
    publicKey: { label: 'Public Key' },
    accessToken: { label: 'Access Token' },
    webhookSecret: {
      label: t`Assinatura secreta do webhook`,
      hint: t`Confere que o aviso vem mesmo do Mercado Pago.`,
    },
  };
  return (provider, field, typed) => {
    if (provider === 'getnet' && field === 'baseUrl') return { label: t`Ambiente` };
    const usual = words[field] ?? { label: field };
    if (field !== 'key') return { ...usual, problem: problems[field] };
    const { hint, problem } = ofPixKey(typed);
    return { ...usual, hint: hint ?? usual.hint, problem };
  };
}

/** What kind of key was typed, or why it is invalid. */
function usePixKeyWords(): (typed: string) => { hint: string | null; problem: string } {
  const { t } = useLingui();
  return (typed) => {
    const key = pixKeyOf(typed);
    const kind = pixKeyKind(key);
    const words = {
      cpf: {
        hint: t`Vai como CPF.`,
        problem: t`Este CPF não existe: confira os números. Telefone leva +55 e o DDD.`,
      },
      cnpj: { hint: t`Vai como CNPJ.`, problem: t`Este CNPJ não existe: confira os números.` },
      phone: {
        hint: t`Vai como telefone: ${key}.`,
        problem: t`Este telefone não existe: confira o DDD e o número.`,
      },
      email: { hint: t`Vai como e-mail.`, problem: t`Confira este e-mail.` },
      random: { hint: t`Vai como chave aleatória.`, problem: t`Confira esta chave.` },
    };
    if (kind === null)
      return { hint: null, problem: t`Esta não é uma chave Pix. Telefone leva +55 e o DDD.` };
    return { ...words[kind], hint: isPixKey(key) ? words[kind].hint : null };
  };
}

/** The error of a field that the rules refuse. */
function useFieldProblems(): Record<string, string> {
  const { t } = useLingui();
  return {
    baseUrl: t`Um endereço https:// do banco, sem barra no fim.`,
    tokenUrl: t`Um endereço https:// do banco, sem barra no fim.`,
    certificate: t`Cole o texto inteiro, de BEGIN a END, com a chave dele.`,
    privateKey: t`Cole o texto inteiro, de BEGIN a END, com o certificado dele.`,
    sellerId: t`O Seller ID tem 36 caracteres, com traços.`,
    publicKey: t`Começa com APP_USR- ou, para testes, com TEST-.`,
    accessToken: t`Começa com APP_USR- ou, para testes, com TEST-.`,
  };
}

export function useEnvironmentNames(): Record<string, string> {
  const { t } = useLingui();
  const names = [t`Produção`, t`Homologação`, t`Testes da Getnet`];
  return Object.fromEntries(GETNET_HOSTS.map((host, index) => [host, names[index] ?? host]));
}
