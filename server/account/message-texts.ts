// What diners are sent about their account, and what the screen says about it, in the language of
// the call. SMS are written without accents, which would
// more than halve their room, and end with the line by which a browser offers the code.
import type { Language } from '#contract/entities/brand.ts';

type Channel = 'whatsapp' | 'sms' | 'email';
type Words = {
  code: (brand: string, code: string) => string;
  codeSent: { whatsapp: string; sms: string };
  passwordSubject: (brand: string) => string;
  password: (brand: string, password: string) => string;
  link: string;
  notYou: string;
  passwordSent: Record<Channel, string>;
  changedSubject: (brand: string) => string;
  changed: (brand: string) => string;
  help: (brand: string) => string;
};

const words: Record<Language, Words> = {
  'pt-BR': {
    code: (brand, code) =>
      `${brand}: seu código é ${code}. Vale por 10 minutos. Não passe para ninguém.`,
    codeSent: {
      whatsapp: 'Enviamos um código para seu WhatsApp.',
      sms: 'Enviamos um código por SMS.',
    },
    passwordSubject: (brand) => `Sua nova senha no ${brand}`,
    password: (brand, password) =>
      `${brand}: sua senha provisória é ${password}. Vale por 10 minutos e uma vez só; ao entrar, escolha uma nova.`,
    link: 'Ou entre direto por este link, que vale por 15 minutos:',
    notYou: 'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    passwordSent: {
      email: 'Enviamos uma nova senha para seu Email.',
      sms: 'Enviamos uma nova senha para seu SMS.',
      whatsapp: 'Enviamos uma nova senha para seu WhatsApp.',
    },
    changedSubject: (brand) => `Sua senha no ${brand} mudou`,
    changed: (brand) =>
      `A senha da sua conta no ${brand} acaba de mudar, e os outros aparelhos saíram da conta. Se não foi você, peça uma nova senha agora.`,
    help: (brand) => `Olá! Quero entrar na minha conta no ${brand}.`,
  },
  'pt-PT': {
    code: (brand, code) =>
      `${brand}: o seu código é ${code}. É válido durante 10 minutos. Não o partilhe com ninguém.`,
    codeSent: {
      whatsapp: 'Enviámos um código para o seu WhatsApp.',
      sms: 'Enviámos um código por SMS.',
    },
    passwordSubject: (brand) => `A sua nova palavra-passe em ${brand}`,
    password: (brand, password) =>
      `${brand}: a sua palavra-passe provisória é ${password}. É válida durante 10 minutos e uma só vez; ao entrar, escolha uma nova.`,
    link: 'Ou entre diretamente por esta ligação, válida durante 15 minutos:',
    notYou:
      'Se não foi o próprio a pedir, ignore esta mensagem: a sua palavra-passe continua a mesma.',
    passwordSent: {
      email: 'Enviámos uma nova palavra-passe para o seu e-mail.',
      sms: 'Enviámos uma nova palavra-passe por SMS.',
      whatsapp: 'Enviámos uma nova palavra-passe para o seu WhatsApp.',
    },
    changedSubject: (brand) => `A sua palavra-passe em ${brand} mudou`,
    changed: (brand) =>
      `A palavra-passe da sua conta em ${brand} acabou de mudar e os outros dispositivos saíram da conta. Se não foi o próprio, peça já uma nova palavra-passe.`,
    help: (brand) => `Olá! Quero entrar na minha conta em ${brand}.`,
  },
  es: {
    code: (brand, code) =>
      `${brand}: tu código es ${code}. Vale durante 10 minutos. No lo compartas con nadie.`,
    codeSent: { whatsapp: 'Enviamos un código a tu WhatsApp.', sms: 'Enviamos un código por SMS.' },
    passwordSubject: (brand) => `Tu nueva contraseña en ${brand}`,
    password: (brand, password) =>
      `${brand}: tu contraseña provisional es ${password}. Vale durante 10 minutos y una sola vez; al entrar, elige una nueva.`,
    link: 'O entra directamente con este enlace, que vale durante 15 minutos:',
    notYou: 'Si no la pediste tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    passwordSent: {
      email: 'Enviamos una nueva contraseña a tu correo.',
      sms: 'Enviamos una nueva contraseña por SMS.',
      whatsapp: 'Enviamos una nueva contraseña a tu WhatsApp.',
    },
    changedSubject: (brand) => `Tu contraseña en ${brand} cambió`,
    changed: (brand) =>
      `La contraseña de tu cuenta en ${brand} acaba de cambiar y los demás dispositivos salieron de la cuenta. Si no fuiste tú, pide ahora una nueva.`,
    help: (brand) => `¡Hola! Quiero entrar en mi cuenta de ${brand}.`,
  },
  en: {
    code: (brand, code) =>
      `${brand}: your code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
    codeSent: { whatsapp: 'We sent a code to your WhatsApp.', sms: 'We sent a code by SMS.' },
    passwordSubject: (brand) => `Your new password at ${brand}`,
    password: (brand, password) =>
      `${brand}: your temporary password is ${password}. It works once, within 10 minutes; choose a new one when you sign in.`,
    link: 'Or sign in directly with this link, valid for 15 minutes:',
    notYou: 'If you did not ask for it, ignore this message: your password stays the same.',
    passwordSent: {
      email: 'We sent a new password to your email.',
      sms: 'We sent a new password by SMS.',
      whatsapp: 'We sent a new password to your WhatsApp.',
    },
    changedSubject: (brand) => `Your password at ${brand} has changed`,
    changed: (brand) =>
      `The password of your account at ${brand} has just changed, and your other devices were signed out. If this was not you, ask for a new password now.`,
    help: (brand) => `Hello! I would like to sign in to my account at ${brand}.`,
  },
  de: {
    code: (brand, code) =>
      `${brand}: Ihr Code lautet ${code}. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.`,
    codeSent: {
      whatsapp: 'Wir haben einen Code an Ihr WhatsApp gesendet.',
      sms: 'Wir haben einen Code per SMS gesendet.',
    },
    passwordSubject: (brand) => `Ihr neues Passwort bei ${brand}`,
    password: (brand, password) =>
      `${brand}: Ihr vorläufiges Passwort lautet ${password}. Es gilt 10 Minuten und nur einmal; wählen Sie bei der Anmeldung ein neues.`,
    link: 'Oder melden Sie sich direkt über diesen Link an, der 15 Minuten gilt:',
    notYou:
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt dasselbe.',
    passwordSent: {
      email: 'Wir haben ein neues Passwort an Ihre E-Mail-Adresse gesendet.',
      sms: 'Wir haben ein neues Passwort per SMS gesendet.',
      whatsapp: 'Wir haben ein neues Passwort an Ihr WhatsApp gesendet.',
    },
    changedSubject: (brand) => `Ihr Passwort bei ${brand} wurde geändert`,
    changed: (brand) =>
      `Das Passwort Ihres Kontos bei ${brand} wurde soeben geändert, und die anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, fordern Sie jetzt ein neues an.`,
    help: (brand) => `Hallo! Ich möchte mich in meinem Konto bei ${brand} anmelden.`,
  },
  fr: {
    code: (brand, code) =>
      `${brand}\u00a0: votre code est ${code}. Il est valable 10 minutes. Ne le communiquez à personne.`,
    codeSent: {
      whatsapp: 'Nous avons envoyé un code sur votre WhatsApp.',
      sms: 'Nous avons envoyé un code par SMS.',
    },
    passwordSubject: (brand) => `Votre nouveau mot de passe chez ${brand}`,
    password: (brand, password) =>
      `${brand}\u00a0: votre mot de passe provisoire est ${password}. Il est valable 10 minutes et une seule fois\u00a0; choisissez-en un nouveau en vous connectant.`,
    link: 'Ou connectez-vous directement avec ce lien, valable 15 minutes\u00a0:',
    notYou:
      'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
    passwordSent: {
      email: 'Nous avons envoyé un nouveau mot de passe à votre e-mail.',
      sms: 'Nous avons envoyé un nouveau mot de passe par SMS.',
      whatsapp: 'Nous avons envoyé un nouveau mot de passe sur votre WhatsApp.',
    },
    changedSubject: (brand) => `Votre mot de passe chez ${brand} a changé`,
    changed: (brand) =>
      `Le mot de passe de votre compte chez ${brand} vient de changer, et vos autres appareils ont été déconnectés. Si ce n’était pas vous, demandez-en un nouveau maintenant.`,
    help: (brand) => `Bonjour\u00a0! Je voudrais me connecter à mon compte chez ${brand}.`,
  },
};

/** Letters without their marks, and plain signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2019/g, "'")
    .replace(/[^\x20-\x7e\n]/g, ' ');

export type CodeText = {
  language: Language;
  channel: 'whatsapp' | 'sms';
  brand: string;
  host: string;
  code: string;
};

export function codeText({ language, channel, brand, host, code }: CodeText): string {
  const text = words[language].code(brand, code);
  return channel === 'sms' ? `${plain(text)}\n\n@${host} #${code}` : text;
}

export const codeSent = (channel: 'whatsapp' | 'sms', language: Language): string =>
  words[language].codeSent[channel];

export type RecoveryText = {
  language: Language;
  channel: Channel;
  brand: string;
  password: string;
  link: string;
};

/** An SMS has no room for the link. */
export function recoveryText({ language, channel, brand, password, link }: RecoveryText): {
  subject: string;
  text: string;
} {
  const { passwordSubject, password: sentence, link: invitation, notYou } = words[language];
  const text = sentence(brand, password);
  const whole =
    channel === 'sms' ? plain(text) : [text, `${invitation}\n${link}`, notYou].join('\n\n');
  return { subject: passwordSubject(brand), text: whole };
}

export const passwordSent = (channel: Channel, language: Language): string =>
  words[language].passwordSent[channel];

export function passwordChangedText(
  language: Language,
  brand: string,
): { subject: string; text: string } {
  const { changedSubject, changed } = words[language];
  return { subject: changedSubject(brand), text: changed(brand) };
}

export const helpText = (language: Language, brand: string): string => words[language].help(brand);
