// Curitiba around the demo's café, the examples of the providers' manuals, and towns with one
// postal code for all their streets.
import { placesOf } from './places.ts';

const curitiba = placesOf('Curitiba', 'PR');

export const elsewhere = [
  curitiba('Batel', -25.4419, -49.2876, {
    '80420000': 'Rua Comendador Araújo',
    '80420090': 'Avenida do Batel',
    '80420130': 'Avenida Vicente Machado',
    '80420170': 'Rua Coronel Dulcídio',
    '80420210': 'Rua Bispo Dom José',
  }),
  curitiba('Centro', -25.4296, -49.2713, {
    '80010000': 'Rua Quinze de Novembro',
    '80020000': 'Rua Marechal Deodoro',
    '80060000': 'Rua Conselheiro Laurindo',
  }),
  curitiba('Água Verde', -25.4528, -49.2797, {
    '80240000': 'Avenida República Argentina',
    '80620010': 'Avenida Água Verde',
  }),
  placesOf('Blumenau', 'SC')('Centro', -26.9245, -49.063, {
    '89010025': 'Rua Doutor Luiz de Freitas Melro',
  }),
  placesOf('Rio de Janeiro', 'RJ')('Copacabana', -22.9711, -43.1823, {
    '22010000': 'Avenida Atlântica',
    '22020001': 'Avenida Nossa Senhora de Copacabana',
  }),
  placesOf('Brasília', 'DF')('Asa Norte', -15.7628, -47.8826, {
    '70040010': 'SBN Quadra 1',
    '70710900': 'SCN Quadra 2',
  }),
];

/** Neither street nor neighbourhood: the customer types both. */
export const towns = [
  { cep: '39100000', cidade: 'Diamantina', uf: 'MG' },
  { cep: '36325000', cidade: 'Tiradentes', uf: 'MG' },
  { cep: '23970000', cidade: 'Paraty', uf: 'RJ' },
  { cep: '95670000', cidade: 'Gramado', uf: 'RS' },
  { cep: '13690000', cidade: 'Descalvado', uf: 'SP' },
  { cep: '55590000', cidade: 'Ipojuca', uf: 'PE' },
];
