// Saves a section of the set-up: the call, its result, and conflicts with other edits.
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { UnderWay } from '#contract/endpoints/console/set-up.ts';
import type { Result } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { focusWrong } from '../../ui/first-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import type { Risk } from './confirm-change.ts';
import { RiskSheet } from './confirm-change-sheet.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** `changedMeanwhile` of contract/failures.ts, without its sentences. */
const CHANGED_MEANWHILE = 430;

/**
 * For a section that is one step of several: its button text, what is beside it, and the next step.
 */
type SetupFlow = {
  save: ReactNode;
  beside: ReactNode;
  onSaved: () => Promise<void> | void;
  /** Something beside it is the usual next step. */
  second?: boolean;
};
export const SetupFlowContext = createContext<SetupFlow | null>(null);

type SetupFormProps = {
  /** Makes the call; null if the input is invalid, which it reports itself. */
  send: (client: Client) => Promise<Result<unknown>> | null;
  /** What affects customers at once: confirmed before the call. */
  risks?: readonly Risk[];
  /** The store that `risks` are about; absent: the whole brand. */
  riskStore?: number;
  /** Input errors, after an attempt. */
  problem?: string | null;
  /** Where to go next; otherwise the page reloads. */
  onSaved?: () => Promise<void> | void;
  /** What buttons change too, which types nothing: with another one, leaving is asked about. */
  draft?: unknown;
  children: ReactNode;
};

export function SetupForm({
  send,
  risks = [],
  riskStore,
  problem = null,
  onSaved,
  draft = null,
  children,
}: SetupFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const flow = useContext(SetupFlowContext);
  const { busy, run } = useCall({ reread: 'never' });
  const [failure, setFailure] = useState<{ text: string; outdated: boolean } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** How often something was typed, and how much of it has been saved. */
  const typed = useRef(0);
  const saved = useRef(0);
  const drafted = JSON.stringify(draft);
  const savedDraft = useRef(drafted);
  /** Attempts that failed because of invalid input. */
  const [misses, setMisses] = useState(0);
  useEffect(() => {
    if (misses > 0 && form.current !== null) focusWrong(form.current);
  }, [misses]);
  const [asked, setAsked] = useState<{ underWay: UnderWay | null } | null>(null);
  /** A brand without sales has no customers to affect: it is still being set up. */
  async function ask() {
    const result = await run((client) =>
      client.underWay(riskStore === undefined ? {} : { idEstabelecimento: riskStore }),
    );
    const underWay = result?.ok ? result.value : null;
    if (underWay !== null && !underWay.jaVendeu && underWay.mesasAbertas === 0) await save();
    else setAsked({ underWay });
  }
  async function save() {
    setFailure(null);
    const result = await run(async (client) => {
      // What is typed while it is saved is not saved.
      const sent = typed.current;
      const reply = await send(client);
      if (reply === null) setMisses((count) => count + 1);
      if (!reply?.ok) return reply;
      saved.current = sent;
      savedDraft.current = drafted;
      // The next step replaces this one and covers nothing, so no toast is needed.
      if (flow === null) toast.show({ text: t`Salvo. Já está valendo no site.`, tone: 'success' });
      await (onSaved ?? flow?.onSaved ?? revalidate)();
      return reply;
    });
    if (result?.ok === false)
      setFailure({ text: result.text, outdated: result.codErro === CHANGED_MEANWHILE });
    setAsked(null);
  }
  const reload = (
    <Button variant="outline" size="sm" onClick={() => void revalidate()}>
      <Trans>Carregar de novo</Trans>
    </Button>
  );
  const shown = failure?.text ?? problem;
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onInput={() => {
        typed.current += 1;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void (risks.length > 0 ? ask : save)();
      }}
    >
      <UnsavedGuard
        unsaved={() => typed.current !== saved.current || drafted !== savedDraft.current}
      />
      {children}
      <div role="alert">
        {shown === null ? null : (
          <Notice tone="danger" action={failure?.outdated ? reload : undefined}>
            {shown}
          </Notice>
        )}
      </div>
      <div className={flow === null ? undefined : 'setup-actions'}>
        <Button
          type="submit"
          size="md"
          variant={flow?.second ? 'outline' : 'primary'}
          loading={busy}
        >
          {flow === null ? <Trans>Salvar</Trans> : flow.save}
        </Button>
        {flow?.beside}
      </div>
      {asked === null ? null : (
        <RiskSheet
          risks={risks}
          underWay={asked.underWay}
          busy={busy}
          onConfirm={() => void save()}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
