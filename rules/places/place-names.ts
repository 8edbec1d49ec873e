// Names of neighbourhoods and cities as Brazilians write them: 'Jd. Sta. Cruz' is 'Jardim Santa
// Cruz'.
import { fold } from '../text.ts';

const ALIASES = new Map(
  Object.entries({
    jd: 'jardim',
    jdm: 'jardim',
    jrd: 'jardim',
    jard: 'jardim',
    vl: 'vila',
    vla: 'vila',
    pq: 'parque',
    pque: 'parque',
    prq: 'parque',
    parq: 'parque',
    sta: 'santa',
    sto: 'santo',
    s: 'sao',
    pc: 'praca',
    pca: 'praca',
    sra: 'senhora',
    nsa: 'nossa',
    res: 'residencial',
    resid: 'residencial',
    conj: 'conjunto',
    cj: 'conjunto',
    cjto: 'conjunto',
    hab: 'habitacional',
    cond: 'condominio',
    lot: 'loteamento',
    ch: 'chacara',
    chac: 'chacara',
    cid: 'cidade',
    nuc: 'nucleo',
    dr: 'doutor',
    dra: 'doutora',
    prof: 'professor',
    profa: 'professora',
    pres: 'presidente',
    gov: 'governador',
    cel: 'coronel',
    gal: 'general',
    mal: 'marechal',
    eng: 'engenheiro',
    pe: 'padre',
  }),
);

/** Words of a name, folded, with abbreviations expanded. */
export function placeKey(name: string): string {
  const words = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return words
    .map((word, index) => {
      // 'N. Sra.' and 'Na. Sra.': the single letter means 'nossa' only there.
      if ((word === 'n' || word === 'na') && /^(sra|senhora)$/.test(words[index + 1] ?? ''))
        return 'nossa';
      return ALIASES.get(word) ?? word;
    })
    .join(' ');
}

export function samePlace(a: string, b: string): boolean {
  return placeKey(a) === placeKey(b);
}

/** An empty name matches nothing. */
export function sameNeighbourhood(a: string, b: string): boolean {
  return placeKey(a) !== '' && samePlace(a, b);
}
