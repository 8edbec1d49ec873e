// A new password by WhatsApp, SMS or email, each with its own waiting time.
import { Trans, useLingui } from '@lingui/react/macro';
import { type LucideIcon, Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import { countdownText } from '#rules/time/resend.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Chip } from '../ui/badge.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { useCall } from '../use-call.ts';
import { useCountdown, waitOf } from './use-countdown.ts';
import { useWaitWords } from './wait-words.ts';

type Way = 0 | 1 | 2;
type RecoveryProps = { identifier: string; storeId: number | null; onSent: () => void };

export function Recovery({ identifier, storeId, onSent }: RecoveryProps) {
  const { t } = useLingui();
  const { canaisMensagem: channels } = useBrand();
  const linked = useLoginLink(storeId) && channels.includes('whatsapp');
  if (channels.length === 0)
    return (
      <section className="recover">
        <p className="t-sub">
          <Trans>Esqueceu a senha? Ligue para a loja: ela ainda não envia mensagens.</Trans>
        </p>
      </section>
    );
  return (
    <section className="recover" aria-labelledby="recover-title">
      <h2 className="t-label" id="recover-title">
        <Trans>Esqueceu a senha? Receba uma nova por</Trans>
      </h2>
      <div className="row tight">
        {linked ? (
          <RecoveryChip
            way={2}
            label={t`WhatsApp`}
            icon={MessageCircle}
            identifier={identifier}
            onSent={onSent}
          />
        ) : null}
        {channels.includes('sms') ? (
          <RecoveryChip
            way={1}
            label={t`SMS`}
            icon={MessageSquareText}
            identifier={identifier}
            onSent={onSent}
          />
        ) : null}
        {channels.includes('email') ? (
          <RecoveryChip
            way={0}
            label={t`E-mail`}
            icon={Mail}
            identifier={identifier}
            onSent={onSent}
          />
        ) : null}
      </div>
    </section>
  );
}

/** Stores without a mobile number cannot be reached on WhatsApp. */
function useLoginLink(storeId: number | null): boolean {
  const { estabelecimentos } = useBrand();
  const { reply } = useAnswer(
    storeId ?? estabelecimentos[0]?.id ?? null,
    (client, idEstabelecimento) => client.whatsappLoginLink({ idEstabelecimento }),
  );
  return reply?.ok === true && reply.value !== '';
}

function RecoveryChip({
  way,
  label,
  icon,
  identifier,
  onSent,
}: {
  way: Way;
  label: string;
  icon: LucideIcon;
  identifier: string;
  onSent: () => void;
}) {
  const { show } = useToast();
  const { appNome } = useBrand();
  const { busy, run } = useCall({ reread: 'never' });
  const { seconds, start } = useCountdown();
  const waitWords = useWaitWords();

  async function send() {
    if (seconds > 0) return show({ text: waitWords(seconds) });
    const whom = identifier.includes('@') ? { email: identifier } : { telefone: identifier };
    const result = await run((client) =>
      client.resetPassword({ appNome, ...whom, tipoVerificacao: way }),
    );
    if (result === null) return;
    const wait = result.ok ? result.value.segundosParaReenviar : waitOf(result.detalhes);
    if (wait !== null) start(wait);
    show(
      result.ok
        ? { text: result.value.mensagem, tone: 'success' }
        : { text: result.text, tone: 'danger' },
    );
    if (result.ok) onSent();
  }

  return (
    <Chip
      icon={icon}
      aria-disabled={seconds > 0 || undefined}
      aria-busy={busy || undefined}
      onClick={() => void send()}
    >
      {label}
      {busy ? (
        <Spinner />
      ) : seconds > 0 ? (
        <span className="num t-mute">{countdownText(seconds)}</span>
      ) : null}
    </Chip>
  );
}
