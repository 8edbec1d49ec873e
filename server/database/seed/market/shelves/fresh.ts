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
    line('Banana-prata', 'Da serra, doce e firme.', [['1 kg', 599]], ripe),
    line('Banana-caturra', 'Para vitamina, bolo ou o lanche.', [['1 kg', 449]], ripe),
    line('Bergamota', 'Casca solta e muito suco.', [
      ['1 kg', 549],
      ['saco de 3 kg', 1399],
    ]),
    line('Laranja de suco', 'Rende um copo a cada duas.', [
      ['1 kg', 399],
      ['saco de 5 kg', 1699],
    ]),
    line('Maçã gala', 'Da serra gaúcha, crocante.', [
      ['1 kg', 899],
      ['bandeja de 600 g', 699],
    ]),
    line('Maçã verde', 'Ácida, boa para torta.', [['1 kg', 1299]]),
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
    line('Pera williams', 'Macia e perfumada.', [['1 kg', 1299]], ripe),
    line('Pêssego', 'De Pelotas, na safra.', [['1 kg', 1199]]),
    line('Limão taiti', 'Casca lisa e bastante suco.', [['500 g', 349]]),
    line('Coco seco', 'Unidade com água.', [['unidade', 690]]),
    line('Abacate', 'Unidade de cerca de 400 g.', [['unidade', 549]], ripe),
    line('Caqui chocolate', 'Firme, sem cica.', [['bandeja de 600 g', 1090]], ripe),
    line('Ameixa', 'Nacional, na safra.', [['500 g', 990]]),
    line('Goiaba vermelha', 'Perfumada, para comer ou para doce.', [['1 kg', 999]], ripe),
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
    line('Tomate italiano', 'Para molho e salada.', [['1 kg', 799]]),
    line('Tomate-cereja', 'Doce, direto da bandeja.', [['bandeja de 300 g', 799]], organic),
    line('Batata-inglesa', 'Lavada, para cozinhar ou fritar.', [
      ['1 kg', 599],
      ['saco de 3 kg', 1599],
    ]),
    line('Batata-doce', 'Casca roxa.', [['1 kg', 499]]),
    line('Cebola', 'Seca e firme.', [['1 kg', 499]]),
    line('Cebola roxa', 'Suave, para salada.', [['500 g', 399]]),
    line('Alho', 'Cabeças graúdas.', [['200 g', 649]]),
    line('Cenoura', 'Sem rama.', [['1 kg', 549]]),
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
    line('Aipim descascado', 'Cozinha em vinte minutos.', [['1 kg', 899]]),
    line('Moranga cabotiá', 'Em pedaços, sem sementes.', [['bandeja de 700 g', 649]]),
    line('Beterraba', 'Sem folhas.', [['500 g', 349]]),
    line('Gengibre', 'Raiz fresca.', [['150 g', 349]]),
    line('Pimenta dedo-de-moça', 'Ardência média.', [['50 g', 299]]),
    line('Cogumelo paris', 'Fresco, inteiro.', [['bandeja de 200 g', 1290]]),
    line('Ervilha-torta', 'Vagem doce.', [['bandeja de 200 g', 890]]),
    line('Vagem', 'Limpa, pronta para cozinhar.', [['300 g', 599]]),
  ],
};
