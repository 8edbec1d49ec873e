// The texts of staff invitations and new-password links.
import type { Language } from '#contract/entities/brand.ts';

type Words = {
  subject: (brand: string) => string;
  invited: (name: string, brand: string) => string;
  renewed: (name: string, brand: string) => string;
  valid: string;
};

const words: Record<Language, Words> = {
  'pt-BR': {
    subject: (brand) => `Seu acesso ao painel de ${brand}`,
    invited: (name, brand) =>
      `Olá, ${name}! Você foi convidado para a equipe de ${brand}. Escolha sua senha por ` +
      'este link:',
    renewed: (name, brand) =>
      `Olá, ${name}! Escolha uma nova senha para o painel de ${brand} por este link:`,
    valid: 'O link vale por três dias e uma vez só. Se não esperava este e-mail, ignore-o.',
  },
  'pt-PT': {
    subject: (brand) => `O seu acesso ao painel de ${brand}`,
    invited: (name, brand) =>
      `Olá, ${name}! Foi convidado para a equipa de ${brand}. Escolha a sua palavra-passe ` +
      'através desta ligação:',
    renewed: (name, brand) =>
      `Olá, ${name}! Escolha uma nova palavra-passe para o painel de ${brand} através ` +
      'desta ligação:',
    valid:
      'A ligação é válida durante três dias e uma só vez. Se não esperava este e-mail, ignore-o.',
  },
  es: {
    subject: (brand) => `Tu acceso al panel de ${brand}`,
    invited: (name, brand) =>
      `¡Hola, ${name}! Te invitaron al equipo de ${brand}. Elige tu contraseña con este enlace:`,
    renewed: (name, brand) =>
      `¡Hola, ${name}! Elige una nueva contraseña para el panel de ${brand} con este enlace:`,
    valid:
      'El enlace vale durante tres días y una sola vez. Si no esperabas este correo, ignóralo.',
  },
  en: {
    subject: (brand) => `Your access to the console of ${brand}`,
    invited: (name, brand) =>
      `Hello, ${name}! You were invited to the team of ${brand}. Choose your password with ` +
      'this link:',
    renewed: (name, brand) =>
      `Hello, ${name}! Choose a new password for the console of ${brand} with this link:`,
    valid:
      'The link is valid for three days and works once. If you did not expect this email, ' +
      'ignore it.',
  },
  de: {
    subject: (brand) => `Ihr Zugang zur Verwaltung von ${brand}`,
    invited: (name, brand) =>
      `Hallo, ${name}! Sie wurden in das Team von ${brand} eingeladen. Wählen Sie Ihr ` +
      'Passwort über diesen Link:',
    renewed: (name, brand) =>
      `Hallo, ${name}! Wählen Sie ein neues Passwort für die Verwaltung von ${brand} über ` +
      'diesen Link:',
    valid:
      'Der Link gilt drei Tage und nur einmal. Wenn Sie diese E-Mail nicht erwartet haben, ' +
      'ignorieren Sie sie.',
  },
  fr: {
    subject: (brand) => `Votre accès à la console de ${brand}`,
    invited: (name, brand) =>
      `Bonjour, ${name}\u00a0! Vous êtes invité à rejoindre l’équipe de ${brand}. ` +
      'Choisissez votre mot de passe avec ce lien\u00a0:',
    renewed: (name, brand) =>
      `Bonjour, ${name}\u00a0! Choisissez un nouveau mot de passe pour la console de ` +
      `${brand} avec ce lien\u00a0:`,
    valid:
      'Le lien est valable trois jours et une seule fois. Si vous n’attendiez pas cet ' +
      'e-mail, ignorez-le.',
  },
};

type Facts = { language: Language; brand: string; name: string; link: string; renewal: boolean };

export function invitationText({ language, brand, name, link, renewal }: Facts): {
  subject: string;
  text: string;
} {
  const own = words[language];
  return {
    subject: own.subject(brand),
    text: [`${(renewal ? own.renewed : own.invited)(name, brand)}\n${link}`, own.valid].join(
      '\n\n',
    ),
  };
}
