// Names of option groups in a list: groups of one name are told apart by what they offer.

/** So that the list stays narrow. */
const OPTIONS_NAMED = 3;

type Named = { nome: string; opcoes: readonly { nome: string }[] };

/** `range`: how many are chosen from the group, in words. */
export function groupLabels<Group extends Named>(
  groups: readonly Group[],
  range: (group: Group) => string,
): string[] {
  const labels = groups.map((group) => `${group.nome} (${range(group)})`);
  return groups.map(({ opcoes }, at) => {
    const label = labels[at] ?? '';
    if (labels.filter((other) => other === label).length === 1) return label;
    const offered = opcoes.slice(0, OPTIONS_NAMED).map(({ nome }) => nome);
    return `${label}: ${offered.join(', ')}${opcoes.length > OPTIONS_NAMED ? '…' : ''}`;
  });
}
