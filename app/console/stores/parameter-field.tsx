// Parameters by group, each with its explanation, wire name and default.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useMoney } from '../../ui/money.tsx';
import { CodeField, MoneyField, NumberField } from '../forms/typed-fields.tsx';
import type { ParameterDraft } from './parameter-draft.ts';
import { GROUP_NAMES, type Parameter } from './parameter-table.ts';

type FieldsProps = {
  table: Readonly<Record<string, Parameter>>;
  draft: ParameterDraft;
  /** Names of unreadable values. */
  wrong: readonly string[];
  onChange: (name: string, value: boolean | string) => void;
};

export function ParameterFields({ table, draft, wrong, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  const groups = Map.groupBy(Object.entries(table), ([, { group }]) => group);
  return [...groups].map(([group, own]) => (
    <section key={group} className="card stack">
      <h3 className="t-item">{i18n._(GROUP_NAMES[group])}</h3>
      <div className="list parameter-list">
        {own.map(([name, parameter]) => (
          <ParameterField
            key={name}
            name={name}
            parameter={parameter}
            value={draft[name] ?? ''}
            isWrong={wrong.includes(name)}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
    </section>
  ));
}

type FieldProps = {
  name: string;
  parameter: Parameter;
  value: boolean | string;
  isWrong: boolean;
  onChange: (value: boolean | string) => void;
};

function ParameterField({ name, parameter, value, isWrong, onChange }: FieldProps) {
  const { t, i18n } = useLingui();
  const label = i18n._(parameter.label);
  const about = i18n._(parameter.about);
  if (parameter.kind === 'flag') {
    return (
      <SwitchRow
        label={label}
        detail={
          <>
            {about}
            <Note name={name} parameter={parameter} />
          </>
        }
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const common = {
    label,
    value: String(value),
    error: isWrong ? t`Confira este campo.` : undefined,
  };
  return (
    <div className="parameter-row">
      <Input parameter={parameter} {...common} onChange={onChange} />
      <p className="t-cap">
        {about}
        <Note name={name} parameter={parameter} />
      </p>
    </div>
  );
}

type InputProps = {
  parameter: Parameter;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Input({ parameter, onChange, ...common }: InputProps): ReactNode {
  const { i18n } = useLingui();
  if (parameter.kind === 'money') return <MoneyField {...common} onChange={onChange} />;
  if (parameter.kind === 'percent') return <NumberField {...common} unit="%" onChange={onChange} />;
  if (parameter.kind === 'choice') {
    const listed = parameter.choices.map(({ value, label }) => ({
      value: String(value),
      label: typeof label === 'string' ? label : i18n._(label),
    }));
    const options = listed.some(({ value }) => value === common.value)
      ? listed
      : [{ value: common.value, label: common.value }, ...listed];
    return (
      <SelectField
        {...common}
        options={options}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const example = parameter.kind === 'tag' ? parameter.example : '';
  return (
    <CodeField {...common} optional maxLength={40} placeholder={example} onChange={onChange} />
  );
}

/** The specification's name and the default. */
function Note({ name, parameter }: { name: string; parameter: Parameter }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { initial } = parameter;
  const words = () => {
    if (parameter.kind === 'flag') return initial === true ? t`ligado` : t`desligado`;
    if (parameter.kind === 'money') return money(Number(initial));
    if (parameter.kind === 'percent') return `${Number(initial)}%`;
    if (parameter.kind === 'tag') return t`nenhum`;
    const choice = parameter.choices.find(({ value }) => value === initial)?.label ?? '';
    return typeof choice === 'string' ? choice : i18n._(choice);
  };
  const start = words();
  return (
    <span className="parameter-note">
      <code>{name}</code>
      <span>
        <Trans>No começo: {start}</Trans>
      </span>
    </span>
  );
}
