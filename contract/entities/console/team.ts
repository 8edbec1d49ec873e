// The team as its owner manages it, and one's own account.
import * as z from 'zod/mini';
import { id, instant, requiredText, text } from '../../codecs.ts';
import { StaffMember } from './board.ts';

const papel = StaffMember.shape.papel;

/** A person's role; without a store: every store of the brand. */
const post = { papel, idEstabelecimento: z.nullable(id) };

export const TeamPerson = z.object({
  id,
  nome: text(80),
  email: text(120),
  ...post,
  /** False: let go. */
  ativo: z.boolean(),
  duasEtapas: z.boolean(),
  /** Devices that are signed in. */
  sessoes: z.int(),
});
export type TeamPerson = z.output<typeof TeamPerson>;

export const TeamInvitation = z.object({
  id,
  nome: text(80),
  email: text(120),
  ...post,
  expiraEm: instant,
});
export type TeamInvitation = z.output<typeof TeamInvitation>;

export const Team = z.object({
  pessoas: z.array(TeamPerson),
  convites: z.array(TeamInvitation),
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
  /** Links that no mail carries, because the deployment has none: for the owner to pass on. */
  convitesSemEmail: z.array(z.object({ email: text(120), urlConvite: text(500) })),
  /** Who reads this. */
  idProprio: id,
  /** Until then the operator's support may enter; null: it may not. */
  suporteAte: z.optional(z.nullable(instant)),
});
export type Team = z.output<typeof Team>;

export const NewPerson = z.object({ nome: requiredText(80), email: requiredText(120), ...post });
const standing = z.object({ ...post, ativo: z.boolean() });
export type Standing = z.output<typeof standing>;
export const ChangedPerson = z.object({
  id,
  ...post,
  ativo: z.boolean(),
  /** As the sender saw it: a change of somebody else meanwhile is not undone unseen. */
  antes: z.optional(standing),
});

export const StaffSessionLine = z.object({
  id,
  identificacao: z.string(),
  iniciadaEm: instant,
  expiraEm: instant,
  atual: z.boolean(),
});
export type StaffSessionLine = z.output<typeof StaffSessionLine>;

export const StaffAccount = z.object({
  equipe: StaffMember,
  duasEtapas: z.boolean(),
  codigosRestantes: z.int(),
  sessoes: z.array(StaffSessionLine),
});
export type StaffAccount = z.output<typeof StaffAccount>;
