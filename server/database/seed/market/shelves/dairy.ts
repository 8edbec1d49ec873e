// Dairy, cold cuts and eggs.
import { byTheKilo, line, type Shelf } from '../shelf.ts';

const DAIRIES = ['Campo Alto', 'Serra Clara', 'Tambo Novo'];
const sliced = { groups: ['fatias'] };

export const dairyShelf: Shelf = {
  nome: 'Frios e laticínios',
  descricao: 'Fatiados na hora do seu pedido.',
  tom: 'butter',
  quota: 36,
  lines: [
    line('Leite integral', 'Longa vida.', [['1 litro', 529]], {
      brands: DAIRIES,
      etiquetas: ['Essencial'],
    }),
    line('Leite semidesnatado', 'Longa vida.', [['1 litro', 539]], { brands: DAIRIES }),
    line('Leite sem lactose', 'Longa vida, semidesnatado.', [['1 litro', 689]], {
      brands: DAIRIES,
    }),
    line('Leite fresco', 'Tipo A, em garrafa. Dura cinco dias.', [['1 litro', 899]], {
      brands: ['Tambo Novo'],
    }),
    line('Manteiga com sal', 'De primeira qualidade.', [['200 g', 1290]], {
      brands: DAIRIES,
    }),
    line('Manteiga sem sal', 'Para bolos e molhos.', [['200 g', 1290]], {
      brands: DAIRIES,
    }),
    line('Requeijão cremoso', 'Em copo.', [['200 g', 899]], { brands: DAIRIES }),
    line('Nata', 'A de passar no pão, não o creme de leite.', [['300 g', 1090]], {
      brands: ['Campo Alto', 'Tambo Novo'],
    }),
    line('Creme de leite', 'Caixinha.', [['200 g', 399]], { brands: DAIRIES }),
    line('Leite condensado', 'Caixinha.', [['395 g', 699]], { brands: DAIRIES }),
    line('Queijo lanche', 'Fatiado na hora.', [byTheKilo(5990, 50, 3000), ['400 g', 2290]], sliced),
    line(
      'Queijo mussarela',
      'Fatiado na hora.',
      [byTheKilo(5490, 50, 3000), ['400 g', 2090]],
      sliced,
    ),
    line('Queijo colonial', 'Maturado 30 dias, da serra.', [['300 g', 2190]], {
      brands: ['Serra Clara'],
    }),
    line('Queijo minas frescal', 'Leve e úmido.', [['400 g', 2090]], { brands: DAIRIES }),
    line('Parmesão ralado', 'Grosso, de verdade.', [['100 g', 1090]], { brands: DAIRIES }),
    line(
      'Presunto cozido',
      'Sem capa de gordura.',
      [byTheKilo(4290, 50, 3000), ['400 g', 1590]],
      sliced,
    ),
    line('Peito de peru defumado', 'Fatias finas.', [byTheKilo(6490, 50, 3000)], sliced),
    line('Salame italiano', 'Cura lenta.', [byTheKilo(11290, 50, 3000)], sliced),
    line(
      'Mortadela',
      'Com ou sem pistache, diga na observação.',
      [byTheKilo(3790, 50, 3000)],
      sliced,
    ),
    line(
      'Iogurte natural',
      'Só leite e fermento.',
      [
        ['170 g', 349],
        ['500 g', 899],
      ],
      { brands: DAIRIES },
    ),
    line(
      'Iogurte de morango',
      'Com pedaços.',
      [
        ['170 g', 369],
        ['1 litro', 1290],
      ],
      { brands: DAIRIES },
    ),
    line('Bebida de aveia', 'Sem leite, para café.', [['1 litro', 1290]], {
      brands: ['Grão Manso'],
      etiquetas: ['Vegano'],
    }),
    line('Ovos vermelhos', 'De galinhas soltas.', [['dúzia', 1490]], {
      brands: ['Granja Alba', 'Sítio Norte'],
    }),
    line(
      'Ovos brancos',
      'Tipo grande.',
      [
        ['dúzia', 1090],
        ['bandeja com 30', 2390],
      ],
      { brands: ['Granja Alba'] },
    ),
  ],
};
