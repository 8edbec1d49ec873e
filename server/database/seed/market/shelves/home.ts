// Cleaning and personal care.
import { line, type Shelf } from '../shelf.ts';

const CLEANERS = ['Brilhança', 'Alvora', 'Limpo e Pronto'];
const CARE = ['Flor de Marcela', 'Maciez', 'Bem Cuidar'];

export const cleaningShelf: Shelf = {
  nome: 'Limpeza',
  descricao: 'Para a casa inteira.',
  tom: 'lilac',
  quota: 16,
  lines: [
    line('Detergente neutro', 'Rende muito.', [['500 ml', 269]], { brands: CLEANERS }),
    line(
      'Sabão em pó',
      'Para roupas brancas e coloridas.',
      [
        ['800 g', 1090],
        ['1,6 kg', 1990],
      ],
      { brands: CLEANERS },
    ),
    line('Amaciante', 'Perfume suave.', [['2 litros', 1190]], { brands: CLEANERS }),
    line(
      'Água sanitária',
      'Desinfeta e alveja.',
      [
        ['1 litro', 399],
        ['2 litros', 699],
      ],
      { brands: CLEANERS },
    ),
    line(
      'Desinfetante de lavanda',
      'Para pisos e banheiro.',
      [
        ['500 ml', 499],
        ['2 litros', 1290],
      ],
      { brands: CLEANERS },
    ),
    line('Esponja de cozinha', 'Dupla face, pacote com três.', [['pacote', 499]], {
      brands: ['Brilhança'],
    }),
    line('Papel-toalha', 'Dois rolos.', [['pacote', 649]], {
      brands: ['Maciez', 'Alvora'],
    }),
    line('Saco de lixo', 'Reforçado, 50 litros, trinta unidades.', [['rolo', 1390]], {
      brands: ['Limpo e Pronto'],
    }),
    line('Vassoura de cerdas macias', 'Com cabo.', [['unidade', 1790]], {
      brands: ['Brilhança'],
    }),
    line('Carvão vegetal', 'Para o churrasco de domingo.', [['saco de 4 kg', 2290]]),
    line('Vela', 'Pacote com oito, para a falta de luz.', [['pacote', 690]]),
  ],
};

export const careShelf: Shelf = {
  nome: 'Higiene',
  descricao: 'O que falta quando já é tarde para sair.',
  tom: 'lilac',
  quota: 12,
  lines: [
    line('Papel higiênico folha dupla', 'Doze rolos de 30 metros.', [['pacote', 2190]], {
      brands: ['Maciez', 'Bem Cuidar'],
      etiquetas: ['Essencial'],
    }),
    line('Sabonete em barra', 'Hidratante.', [['85 g', 289]], { brands: CARE }),
    line('Xampu', 'Uso diário.', [['350 ml', 1590]], { brands: CARE }),
    line('Condicionador', 'Uso diário.', [['350 ml', 1690]], { brands: CARE }),
    line('Creme dental', 'Com flúor.', [['90 g', 549]], {
      brands: ['Sorridente', 'Bem Cuidar'],
    }),
    line('Escova de dentes', 'Cerdas macias.', [['unidade', 890]], {
      brands: ['Sorridente'],
    }),
    line('Desodorante', 'Sem perfume, 48 horas.', [['50 ml', 1390]], { brands: CARE }),
    line('Absorvente', 'Com abas, oito unidades.', [['pacote', 690]], { brands: ['Maciez'] }),
    line('Fralda descartável', 'Tamanho G, trinta e duas unidades.', [['pacote', 4990]], {
      brands: ['Maciez', 'Bem Cuidar'],
    }),
  ],
};
