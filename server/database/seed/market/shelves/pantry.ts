// The dry shelves: groceries, biscuits and sweets.
import { line, type Shelf } from '../shelf.ts';

const MILLS = ['Dona Zeferina', 'Grão Manso', 'Casa Lume'];
const CANNERS = ['Horta Boa', 'Casa Lume'];
const SWEETS = ['Docelar', 'Pingo de Mel', 'Confeita'];

export const pantryShelf: Shelf = {
  nome: 'Mercearia',
  descricao: 'O básico da despensa.',
  tom: 'butter',
  quota: 42,
  lines: [
    line(
      'Arroz branco tipo 1',
      'Grãos longos e soltos.',
      [
        ['1 kg', 649],
        ['5 kg', 2790],
      ],
      { brands: MILLS, etiquetas: ['Essencial'] },
    ),
    line('Arroz integral', 'Cozinha em trinta minutos.', [['1 kg', 849]], {
      brands: MILLS,
    }),
    line('Arroz arbóreo', 'Para risoto.', [['500 g', 1690]], { brands: ['Casa Lume'] }),
    line('Feijão-preto', 'Da safra nova.', [['1 kg', 799]], {
      brands: MILLS,
      etiquetas: ['Essencial'],
    }),
    line('Feijão-carioca', 'Caldo grosso.', [['1 kg', 849]], { brands: MILLS }),
    line('Lentilha', 'Sem pedras.', [['500 g', 849]], { brands: MILLS }),
    line('Grão-de-bico', 'Para salada e homus.', [['500 g', 1090]], { brands: MILLS }),
    line('Espaguete', 'Com ovos.', [['500 g', 449]], {
      brands: ['Nonna Tilde', ...MILLS],
    }),
    line('Penne', 'Grano duro.', [['500 g', 699]], {
      brands: ['Nonna Tilde', 'Casa Lume'],
    }),
    line('Massa para lasanha', 'Não precisa cozinhar.', [['500 g', 990]], {
      brands: ['Nonna Tilde'],
    }),
    line(
      'Farinha de trigo',
      'Tipo 1.',
      [
        ['1 kg', 499],
        ['5 kg', 2190],
      ],
      { brands: MILLS },
    ),
    line('Farinha de mandioca', 'Fina e torrada.', [['500 g', 599]], { brands: MILLS }),
    line('Polenta instantânea', 'Pronta em cinco minutos.', [['500 g', 449]], {
      brands: MILLS,
    }),
    line('Aveia em flocos', 'Flocos finos, para mingau e vitamina.', [['450 g', 849]], {
      brands: ['Grão Manso'],
    }),
    line('Granola', 'Com castanhas e mel.', [['400 g', 1690]], {
      brands: ['Grão Manso', 'Pingo de Mel'],
    }),
    line('Açúcar refinado', 'Branco.', [['1 kg', 499]], {
      brands: ['Docelar', 'Dona Zeferina'],
    }),
    line('Açúcar mascavo', 'Úmido e escuro.', [['500 g', 899]], {
      brands: ['Docelar', 'Grão Manso'],
    }),
    line('Sal grosso', 'Para churrasco.', [['1 kg', 349]], { brands: ['Branco Mar'] }),
    line('Sal refinado', 'Iodado.', [['1 kg', 279]], {
      brands: ['Branco Mar', 'Dona Zeferina'],
    }),
    line('Óleo de soja', 'Garrafa.', [['900 ml', 799]], { brands: MILLS }),
    line(
      'Azeite extravirgem',
      'Acidez de até 0,5%.',
      [
        ['250 ml', 2690],
        ['500 ml', 4790],
      ],
      { brands: ['Olival do Pampa', 'Pedra Clara'] },
    ),
    line('Vinagre de vinho tinto', 'Fermentação lenta.', [['750 ml', 699]], {
      brands: CANNERS,
    }),
    line('Molho de tomate', 'Pedaçudo, sem conservantes.', [['340 g', 399]], {
      brands: ['Nonna Tilde', ...CANNERS],
    }),
    line('Milho em conserva', 'No vapor.', [['170 g', 399]], { brands: CANNERS }),
    line('Ervilha em conserva', 'No vapor.', [['170 g', 379]], { brands: CANNERS }),
    line('Palmito de pupunha', 'Inteiro, em vidro.', [['300 g', 2490]], {
      brands: CANNERS,
    }),
    line('Azeitona verde', 'Sem caroço.', [['160 g', 799]], { brands: CANNERS }),
    line('Atum sólido', 'Em óleo.', [['170 g', 990]], { brands: ['Branco Mar'] }),
    line('Maionese', 'Pote.', [['500 g', 890]], { brands: CANNERS }),
    line('Mostarda escura', 'À moda alemã.', [['200 g', 699]], { brands: CANNERS }),
    line('Erva-mate', 'Moída grossa, embalada a vácuo.', [['1 kg', 1890]], {
      brands: ['Cuia Cheia', 'Roda de Prosa'],
      etiquetas: ['Daqui'],
    }),
    line(
      'Café torrado e moído',
      'Torra média.',
      [
        ['250 g', 1690],
        ['500 g', 3190],
      ],
      { brands: ['Serrano', 'Alvorecer'], groups: ['moagem'] },
    ),
    line('Chá de camomila', 'Dez sachês.', [['10 g', 549]], { brands: ['Cuia Cheia'] }),
  ],
};

export const sweetShelf: Shelf = {
  nome: 'Biscoitos e doces',
  descricao: 'Para a lancheira e para depois do almoço.',
  tom: 'rose',
  quota: 22,
  lines: [
    line('Biscoito recheado de chocolate', 'Recheio generoso.', [['130 g', 349]], {
      brands: SWEETS,
    }),
    line('Biscoito de maisena', 'Simples, para o café.', [['350 g', 649]], {
      brands: SWEETS,
    }),
    line('Biscoito água e sal', 'Crocante.', [['350 g', 599]], { brands: SWEETS }),
    line('Rosca de coco', 'Com açúcar por cima.', [['300 g', 699]], {
      brands: ['Confeita'],
    }),
    line('Chocolate ao leite', 'Barra.', [['90 g', 749]], { brands: SWEETS }),
    line('Chocolate 70% cacau', 'Barra, poucos ingredientes.', [['80 g', 1390]], {
      brands: ['Confeita'],
      etiquetas: ['Vegano'],
    }),
    line('Bala de goma', 'Sabores de fruta.', [['150 g', 599]], { brands: SWEETS }),
    line('Pirulito', 'Pacote com dez.', [['120 g', 699]], { brands: ['Docelar'] }),
    line('Amendoim torrado', 'Com sal.', [['200 g', 699]], { brands: ['Pingo de Mel'] }),
    line('Castanha de caju', 'Torrada e sem sal.', [['150 g', 1990]], {
      brands: ['Grão Manso'],
    }),
    line('Pipoca para micro-ondas', 'Sabor manteiga.', [['100 g', 379]], {
      brands: ['Docelar', 'Confeita'],
    }),
    line('Doce de leite', 'Cremoso, em pote.', [['400 g', 1290]], {
      brands: ['Campo Alto', 'Tambo Novo'],
    }),
    line('Schmier de uva', 'Geleia colonial, com pedaços.', [['400 g', 1190]], {
      brands: ['Pingo de Mel'],
      etiquetas: ['Daqui'],
    }),
    line(
      'Mel silvestre',
      'Puro, de apiário do Pampa.',
      [
        ['300 g', 2190],
        ['500 g', 3290],
      ],
      { brands: ['Pingo de Mel'] },
    ),
    line('Gelatina de framboesa', 'Em pó.', [['25 g', 199]], { brands: SWEETS }),
  ],
};
