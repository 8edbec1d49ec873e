// The labels of fields, as the providers call them, and what each channel's account is.
import { useLingui } from '@lingui/react/macro';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { AccountFieldWords } from '../forms/account-field.tsx';

export function useChannelDetails(): Record<CustomerChannel, string> {
  const { t } = useLingui();
  return {
    whatsapp: t`Número da marca na API oficial do WhatsApp (Cloud API da Meta).`,
    sms: t`Mensagens de texto pela sua conta na Zenvia.`,
    email: t`E-mails pelo servidor do seu domínio (SMTP).`,
  };
}

export function useFieldWords(): (canal: CustomerChannel, field: string) => AccountFieldWords {
  const { t } = useLingui();
  const words: Record<string, AccountFieldWords> = {
    'whatsapp numberId': {
      label: t`ID do número de telefone`,
      hint: t`Só números; fica em WhatsApp › Configuração da API, na Meta.`,
      problem: t`Só os números do ID, sem o telefone.`,
    },
    'whatsapp token': {
      label: t`Token de acesso`,
      hint: t`De um usuário do sistema, que não expira.`,
    },
    'whatsapp codeTemplate': {
      label: t`Modelo de código`,
      hint: t`Nome do modelo de autenticação aprovado, com botão de copiar.`,
      problem: t`Letras minúsculas, números e _.`,
    },
    'whatsapp textTemplate': {
      label: t`Modelo de aviso`,
      hint: t`Um modelo aprovado com um parâmetro. Sem ele, avisos só chegam a quem escreveu há menos de um dia.`,
      problem: t`Letras minúsculas, números e _.`,
    },
    'whatsapp language': {
      label: t`Idioma dos modelos`,
      hint: t`Em qual idioma os modelos foram aprovados.`,
    },
    'whatsapp appSecret': {
      label: t`Chave secreta do aplicativo`,
      hint: t`Confere que os avisos de entrega vêm mesmo da Meta.`,
    },
    'sms token': { label: t`Token da API`, hint: t`No painel da Zenvia, em Desenvolvedores.` },
    'sms sender': {
      label: t`Remetente`,
      hint: t`O nome da sua conta de SMS na Zenvia.`,
      problem: t`Até 40 letras ou números.`,
    },
    'email host': {
      label: t`Servidor`,
      hint: t`Como smtp.seudominio.com.br`,
      problem: t`Um nome de servidor na internet, sem endereço numérico.`,
    },
    'email port': {
      label: t`Porta`,
      hint: t`587, 465 ou 2525`,
      problem: t`Use 587, 465 ou 2525.`,
    },
    'email security': { label: t`Segurança`, hint: t`Sem criptografia nada é enviado.` },
    'email user': { label: t`Usuário`, problem: t`Informe o usuário da senha, ou apague a senha.` },
    'email password': { label: t`Senha`, problem: t`Digite a senha deste servidor.` },
    'email fromName': { label: t`Nome do remetente`, hint: t`Vazio: o nome da marca.` },
    'email fromAddress': {
      label: t`E-mail do remetente`,
      hint: t`Um endereço que o servidor deixa usar.`,
      problem: t`Confira este e-mail.`,
    },
  };
  return (canal, field) => words[`${canal} ${field}`] ?? { label: field };
}

export function useChoiceWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    '': t`O idioma de cada cliente`,
    pt_BR: t`Português (Brasil)`,
    pt_PT: t`Português (Portugal)`,
    es: t`Espanhol`,
    en: t`Inglês`,
    de: t`Alemão`,
    fr: t`Francês`,
    starttls: t`STARTTLS (porta 587)`,
    tls: t`TLS direto (porta 465)`,
  };
}
