// Fruit, vegetables and leaves: sold loose, by weight or by the bunch.
import { line, type Shelf } from '../shelf.ts';

const ripe = { groups: ['maturacao'] };
const organic = { etiquetas: ['Orgânico'] };

export const fruitShelf: Shelf = {
  nome: 'Frutas',
  descricao: 'Escolhidas a mão, da feira de cada manhã.',
  tom: 'mint',
  quota: 26,
  lines: [
    line('Banana-prata', 'Da serra, doce e firme.', '1f34c', [['1 kg', 599]], ripe),
    line('Banana-caturra', 'Para vitamina, bolo ou o lanche.', '1f34c', [['1 kg', 449]], ripe),
    line('Bergamota', 'Casca solta e muito suco.', '1f34a', [
      ['1 kg', 549],
      ['saco de 3 kg', 1399],
    ]),
    line('Laranja de suco', 'Rende um copo a cada duas.', '1f34a', [
      ['1 kg', 399],
      ['saco de 5 kg', 1699],
    ]),
    line('Maçã gala', 'Da serra gaúcha, crocante.', '1f34e', [
      ['1 kg', 899],
      ['bandeja de 600 g', 699],
    ]),
    line('Maçã verde', 'Ácida, boa para torta.', '1f34f', [['1 kg', 1299]]),
    line(
      'Mamão formosa',
      'Polpa alaranjada, unidade de cerca de 1,5 kg.',
      null,
      [['unidade', 1190]],
      ripe,
    ),
    line('Manga tommy', 'Unidade de cerca de 500 g.', '1f96d', [['unidade', 449]], ripe),
    line('Abacaxi pérola', 'Unidade média, já doce.', '1f34d', [['unidade', 799]], ripe),
    line('Melancia', 'Sem rachaduras, vermelha por dentro.', '1f349', [
      ['metade', 1290],
      ['unidade', 2390],
    ]),
    line('Melão amarelo', 'Unidade de cerca de 1,5 kg.', '1f348', [['unidade', 1390]], ripe),
    line('Uva rosada', 'Cachos fechados, da região de Caxias.', '1f347', [
      ['bandeja de 500 g', 899],
    ]),
    line('Morango', 'Colhido na véspera.', '1f353', [['bandeja de 250 g', 999]]),
    line('Kiwi', 'Nacional, no ponto em dois dias.', '1f95d', [['bandeja de 600 g', 1199]]),
    line('Pera williams', 'Macia e perfumada.', '1f350', [['1 kg', 1299]], ripe),
    line('Pêssego', 'De Pelotas, na safra.', '1f351', [['1 kg', 1199]]),
    line('Limão taiti', 'Casca lisa e bastante suco.', '1f34b', [['500 g', 349]]),
    line('Coco seco', 'Unidade com água.', '1f965', [['unidade', 690]]),
    line('Abacate', 'Unidade de cerca de 400 g.', '1f951', [['unidade', 549]], ripe),
    line('Caqui chocolate', 'Firme, sem cica.', null, [['bandeja de 600 g', 1090]], ripe),
    line('Ameixa', 'Nacional, na safra.', null, [['500 g', 990]]),
    line('Goiaba vermelha', 'Perfumada, para comer ou para doce.', null, [['1 kg', 999]], ripe),
    line(
      'Mirtilo',
      'Do alto da serra, em bandeja.',
      '1fad0',
      [['bandeja de 125 g', 1490]],
      organic,
    ),
    line(
      'Cesta de frutas da semana',
      'Cinco frutas da estação, cerca de 4 kg, à sua escolha.',
      '1f9fa',
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
    line('Tomate italiano', 'Para molho e salada.', '1f345', [['1 kg', 799]]),
    line(
      'Tomate-cereja',
      'Doce, direto da bandeja.',
      '1f345',
      [['bandeja de 300 g', 799]],
      organic,
    ),
    line('Batata-inglesa', 'Lavada, para cozinhar ou fritar.', '1f954', [
      ['1 kg', 599],
      ['saco de 3 kg', 1599],
    ]),
    line('Batata-doce', 'Casca roxa.', '1f360', [['1 kg', 499]]),
    line('Cebola', 'Seca e firme.', '1f9c5', [['1 kg', 499]]),
    line('Cebola roxa', 'Suave, para salada.', '1f9c5', [['500 g', 399]]),
    line('Alho', 'Cabeças graúdas.', '1f9c4', [['200 g', 649]]),
    line('Cenoura', 'Sem rama.', '1f955', [['1 kg', 549]]),
    line('Brócolis', 'Maço ninja, cabeça fechada.', '1f966', [['unidade', 699]]),
    line('Alface crespa', 'Hidropônica.', '1f96c', [['unidade', 349]]),
    line('Alface americana', 'Folha crocante.', '1f96c', [['unidade', 429]]),
    line('Rúcula', 'Maço lavado.', '1f96c', [['maço', 379]], organic),
    line('Couve-manteiga', 'Maço com oito folhas.', '1f96c', [['maço', 349]]),
    line('Espinafre', 'Folhas pequenas.', null, [['maço', 399]]),
    line('Tempero verde', 'Salsa e cebolinha do dia.', '1f33f', [['maço', 249]]),
    line('Manjericão', 'Em vaso, dura semanas na janela.', '1f33f', [['vaso', 890]]),
    line('Pimentão verde', 'Unidade de cerca de 200 g.', '1fad1', [['unidade', 219]]),
    line('Pepino japonês', 'Casca fina.', '1f952', [['500 g', 399]]),
    line('Abobrinha italiana', 'Nova e tenra.', null, [['500 g', 349]]),
    line('Berinjela', 'Brilhante e leve.', '1f346', [['unidade', 299]]),
    line('Milho-verde', 'Espigas sem palha.', '1f33d', [['bandeja com 3', 649]]),
    line('Aipim descascado', 'Cozinha em vinte minutos.', null, [['1 kg', 899]]),
    line('Moranga cabotiá', 'Em pedaços, sem sementes.', null, [['bandeja de 700 g', 649]]),
    line('Beterraba', 'Sem folhas.', null, [['500 g', 349]]),
    line('Gengibre', 'Raiz fresca.', '1fada', [['150 g', 349]]),
    line('Pimenta dedo-de-moça', 'Ardência média.', '1f336-fe0f', [['50 g', 299]]),
    line('Cogumelo paris', 'Fresco, inteiro.', '1f344', [['bandeja de 200 g', 1290]]),
    line('Ervilha-torta', 'Vagem doce.', '1fadb', [['bandeja de 200 g', 890]]),
    line('Vagem', 'Limpa, pronta para cozinhar.', null, [['300 g', 599]]),
  ],
};
