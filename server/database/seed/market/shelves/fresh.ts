// Fruit, vegetables and leaves: sold loose, by weight or by the bunch.
import { byTheKilo, line, type Shelf } from '../shelf.ts';

const ripe = { groups: ['maturacao'] };
const organic = { etiquetas: ['Orgânico'] };

export const fruitShelf: Shelf = {
  nome: 'Frutas',
  descricao: 'Escolhidas a mão, da feira de cada manhã.',
  tom: 'mint',
  quota: 26,
  lines: [
    line('Banana-prata', 'Da serra, doce e firme.', [byTheKilo(599, 100)], ripe),
    line('Banana-caturra', 'Para vitamina, bolo ou o lanche.', [byTheKilo(449, 100)], ripe),
    line('Bergamota', 'Casca solta e muito suco.', [byTheKilo(549, 100), ['saco de 3 kg', 1399]]),
    line('Laranja de suco', 'Rende um copo a cada duas.', [
      byTheKilo(399, 100),
      ['saco de 5 kg', 1699],
    ]),
    line('Maçã gala', 'Da serra gaúcha, crocante.', [
      byTheKilo(899, 100),
      ['bandeja de 600 g', 699],
    ]),
    line('Maçã verde', 'Ácida, boa para torta.', [byTheKilo(1299, 100)]),
    line(
      'Mamão formosa',
      'Polpa alaranjada, unidade de cerca de 1,5 kg.',
      [['unidade', 1190]],
      ripe,
    ),
    line('Manga tommy', 'Unidade de cerca de 500 g.', [['unidade', 449]], ripe),
    line('Abacaxi pérola', 'Unidade média, já doce.', [['unidade', 799]], ripe),
    line('Melancia', 'Sem rachaduras, vermelha por dentro.', [
      ['metade', 1290],
      ['unidade', 2390],
    ]),
    line('Melão amarelo', 'Unidade de cerca de 1,5 kg.', [['unidade', 1390]], ripe),
    line('Uva rosada', 'Cachos fechados, da região de Caxias.', [['bandeja de 500 g', 899]]),
    line('Morango', 'Colhido na véspera.', [['bandeja de 250 g', 999]]),
    line('Kiwi', 'Nacional, no ponto em dois dias.', [['bandeja de 600 g', 1199]]),
    line('Pera williams', 'Macia e perfumada.', [byTheKilo(1299, 100)], ripe),
    line('Pêssego', 'De Pelotas, na safra.', [byTheKilo(1199, 100)]),
    line('Limão taiti', 'Casca lisa e bastante suco.', [['500 g', 349]]),
    line('Coco seco', 'Unidade com água.', [['unidade', 690]]),
    line('Abacate', 'Unidade de cerca de 400 g.', [['unidade', 549]], ripe),
    line('Caqui chocolate', 'Firme, sem cica.', [['bandeja de 600 g', 1090]], ripe),
    line('Ameixa', 'Nacional, na safra.', [['500 g', 990]]),
    line('Goiaba vermelha', 'Perfumada, para comer ou para doce.', [byTheKilo(999, 100)], ripe),
    line('Mirtilo', 'Do alto da serra, em bandeja.', [['bandeja de 125 g', 1490]], organic),
    line(
      'Cesta de frutas da semana',
      'Cinco frutas da estação, cerca de 4 kg, à sua escolha.',
      [['cesta', 3990]],
      {
        groups: ['frutas-cesta', 'maturacao'],
      },
    ),
  ],
};

export const vegetableShelf: Shelf = {
  nome: 'Verduras e legumes',
  descricao: 'Produtores da zona sul de Porto Alegre e da serra.',
  tom: 'mint',
  quota: 28,
  lines: [
    line('Tomate italiano', 'Para molho e salada.', [byTheKilo(799, 100)]),
    line('Tomate-cereja', 'Doce, direto da bandeja.', [['bandeja de 300 g', 799]], organic),
    line('Batata-inglesa', 'Lavada, para cozinhar ou fritar.', [
      byTheKilo(599, 100),
      ['saco de 3 kg', 1599],
    ]),
    line('Batata-doce', 'Casca roxa.', [byTheKilo(499, 100)]),
    line('Cebola', 'Seca e firme.', [byTheKilo(499, 100)]),
    line('Cebola roxa', 'Suave, para salada.', [['500 g', 399]]),
    line('Alho', 'Cabeças graúdas.', [['200 g', 649]]),
    line('Cenoura', 'Sem rama.', [byTheKilo(549, 100)]),
    line('Brócolis', 'Maço ninja, cabeça fechada.', [['unidade', 699]]),
    line('Alface crespa', 'Hidropônica.', [['unidade', 349]]),
    line('Alface americana', 'Folha crocante.', [['unidade', 429]]),
    line('Rúcula', 'Maço lavado.', [['maço', 379]], organic),
    line('Couve-manteiga', 'Maço com oito folhas.', [['maço', 349]]),
    line('Espinafre', 'Folhas pequenas.', [['maço', 399]]),
    line('Tempero verde', 'Salsa e cebolinha do dia.', [['maço', 249]]),
    line('Manjericão', 'Em vaso, dura semanas na janela.', [['vaso', 890]]),
    line('Pimentão verde', 'Unidade de cerca de 200 g.', [['unidade', 219]]),
    line('Pepino japonês', 'Casca fina.', [['500 g', 399]]),
    line('Abobrinha italiana', 'Nova e tenra.', [['500 g', 349]]),
    line('Berinjela', 'Brilhante e leve.', [['unidade', 299]]),
    line('Milho-verde', 'Espigas sem palha.', [['bandeja com 3', 649]]),
    line('Aipim descascado', 'Cozinha em vinte minutos.', [byTheKilo(899, 100)]),
    line('Moranga cabotiá', 'Em pedaços, sem sementes.', [['bandeja de 700 g', 649]]),
    line('Beterraba', 'Sem folhas.', [['500 g', 349]]),
    line('Gengibre', 'Raiz fresca.', [['150 g', 349]]),
    line('Pimenta dedo-de-moça', 'Ardência média.', [['50 g', 299]]),
    line('Cogumelo paris', 'Fresco, inteiro.', [['bandeja de 200 g', 1290]]),
    line('Ervilha-torta', 'Vagem doce.', [['bandeja de 200 g', 890]]),
    line('Vagem', 'Limpa, pronta para cozinhar.', [['300 g', 599]]),
  ],
};
