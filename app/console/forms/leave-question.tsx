// Whether what was typed here may be lost.
import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '../../ui/sheet.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';

type LeaveQuestionProps = { onKeep: () => void; onLeave: () => void };

export function LeaveQuestion({ onKeep, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Sair sem salvar?`} onClose={onKeep}>
      <div className="stack">
        <p className="t-sub">
          <Trans>O que você mudou aqui ainda não foi salvo e se perde.</Trans>
        </p>
        <TwoAnswers
          keep={<Trans>Continuar aqui</Trans>}
          act={<Trans>Sair sem salvar</Trans>}
          onKeep={onKeep}
          onAct={onLeave}
        />
      </div>
    </Sheet>
  );
}
