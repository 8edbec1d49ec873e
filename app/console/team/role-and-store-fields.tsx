// The role and store of a staff member.
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/field.tsx';
import { type Role, roleDuties, roleNames, roles } from './role-names.ts';

export type Post = { papel: Role; idEstabelecimento: number | null };

type PostFieldsProps = {
  post: Post;
  stores: readonly { id: number; nome: string }[];
  onChange: (post: Post) => void;
};

export function PostFields({
  post: { papel, idEstabelecimento },
  stores,
  onChange,
}: PostFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Papel`}
        value={papel}
        hint={i18n._(roleDuties[papel])}
        options={roles.map((role) => ({ value: role, label: i18n._(roleNames[role]) }))}
        onChange={({ target }) =>
          onChange({
            papel: roles.find((role) => role === target.value) ?? papel,
            idEstabelecimento,
          })
        }
      />
      {papel === 'proprietario' || stores.length < 2 ? null : (
        <SelectField
          label={t`Loja`}
          value={idEstabelecimento ?? ''}
          placeholder={t`Todas as lojas`}
          options={stores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          onChange={({ target }) =>
            onChange({
              papel,
              idEstabelecimento: target.value === '' ? null : Number(target.value),
            })
          }
        />
      )}
    </>
  );
}
