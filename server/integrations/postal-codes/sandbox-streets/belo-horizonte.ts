// Streets around Savassi, where the demo's burger bar delivers by ranges of postal codes, and
// Pampulha, where it does not.
import { placesOf } from './places.ts';

const place = placesOf('Belo Horizonte', 'MG');

export const beloHorizonte = [
  place('Savassi', -19.9383, -43.9346, {
    '30112000': 'Avenida Getúlio Vargas',
    '30112010': 'Rua Alagoas',
    '30112020': 'Avenida Getúlio Vargas',
    '30130150': 'Rua Pernambuco',
    '30130151': 'Rua Pernambuco',
    '30130155': 'Rua Pernambuco',
    '30130160': 'Rua Alagoas',
    '30130170': 'Rua Antônio de Albuquerque',
    '30130180': 'Rua Tomé de Souza',
    '30140081': 'Avenida do Contorno',
    '30140110': 'Avenida Cristóvão Colombo',
  }),
  place('Funcionários', -19.9318, -43.9307, {
    '30130002': 'Avenida Afonso Pena',
    '30130110': 'Rua dos Aimorés',
    '30140060': 'Rua Sergipe',
    '30140070': 'Rua dos Timbiras',
    '30140120': 'Avenida Brasil',
    '30150220': 'Rua Santa Rita Durão',
  }),
  place('Lourdes', -19.9297, -43.9441, {
    '30140090': 'Rua da Bahia',
    '30160041': 'Rua Espírito Santo',
    '30170050': 'Rua Rio de Janeiro',
    '30170120': 'Rua Curitiba',
    '30180111': 'Rua Santa Catarina',
    '30180121': 'Rua São Paulo',
  }),
  place('Centro', -19.9191, -43.9386, {
    '30110005': 'Avenida do Contorno',
    '30120010': 'Rua dos Caetés',
    '30160011': 'Rua da Bahia',
    '30190050': 'Rua dos Tupis',
  }),
  place('Barro Preto', -19.9237, -43.9547, {
    '30180100': 'Rua dos Goitacazes',
    '30190030': 'Avenida Augusto de Lima',
    '30190100': 'Avenida Barbacena',
  }),
  place('Serra', -19.9398, -43.9191, {
    '30210000': 'Rua do Ouro',
    '30220000': 'Rua Capivari',
    '30220140': 'Rua Palmira',
    '30240030': 'Rua Estevão Pinto',
  }),
  place('Anchieta', -19.9496, -43.9262, {
    '30310000': 'Rua Pium-í',
    '30310010': 'Avenida Francisco Deslandes',
    '30310150': 'Rua Vitório Marçola',
  }),
  place('Sion', -19.9527, -43.9328, {
    '30310400': 'Rua Grão Mogol',
    '30315000': 'Avenida Uruguai',
    '30315382': 'Rua Patagônia',
  }),
  place('Cruzeiro', -19.9441, -43.9254, {
    '30310090': 'Rua Cabo Verde',
    '30310180': 'Rua Ouro Fino',
  }),
  place('São Pedro', -19.9449, -43.9371, {
    '30330000': 'Rua Major Lopes',
    '30330010': 'Rua Lavras',
    '30330080': 'Rua Padre Severino',
  }),
  place('Santo Antônio', -19.9451, -43.9428, {
    '30330020': 'Rua Leopoldina',
    '30350001': 'Rua Carangola',
    '30350140': 'Rua Congonhas',
  }),
  place('Belvedere', -19.9747, -43.9384, {
    '30320000': 'Avenida Luiz Paulo Franco',
    '30320600': 'Rua Desembargador Jorge Fontana',
  }),
  place('Luxemburgo', -19.9486, -43.9536, {
    '30380000': 'Rua Guaicuí',
    '30380340': 'Avenida Prudente de Morais',
  }),
  place('Gutierrez', -19.9357, -43.9612, {
    '30430000': 'Rua André Cavalcanti',
    '30441000': 'Avenida Francisco Sá',
    '30441100': 'Rua Almirante Alexandrino',
  }),
  place('Prado', -19.9263, -43.9638, {
    '30410000': 'Rua Platina',
    '30411000': 'Rua Turfa',
    '30411030': 'Rua Cuiabá',
  }),
  place('Floresta', -19.9151, -43.9283, {
    '31015000': 'Rua Pouso Alegre',
    '31015150': 'Avenida Assis Chateaubriand',
    '31035000': 'Rua Jacuí',
  }),
  place('Santa Tereza', -19.9143, -43.9166, {
    '31010000': 'Praça Duque de Caxias',
    '31010010': 'Rua Mármore',
    '31010230': 'Rua Salinas',
  }),
  place('Buritis', -19.9746, -43.9671, {
    '30455000': 'Avenida Professor Mário Werneck',
    '30455610': 'Rua José Rodrigues Pereira',
    '30575000': 'Rua Henrique Badaró Portugal',
  }),
  place('Estoril', -19.9631, -43.9627, {
    '30455590': 'Rua Paulo Piedade Campos',
    '30494000': 'Avenida Barão Homem de Melo',
  }),
  place('Castelo', -19.8826, -44.0006, {
    '30840000': 'Avenida Miguel Perrela',
    '31330000': 'Avenida Altamiro Avelino Soares',
  }),
  place('Pampulha', -19.8517, -43.9716, {
    '31270000': 'Avenida Presidente Antônio Carlos',
    '31365450': 'Avenida Otacílio Negrão de Lima',
  }),
  placesOf('Nova Lima', 'MG')('Vila da Serra', -19.9825, -43.9441, {
    '34006053': 'Alameda Oscar Niemeyer',
    '34006056': 'Rua da Mata',
  }),
];
