// Streets around the demo's three açaí bars, and one town beyond their last ring.
import { placesOf } from './places.ts';

const place = placesOf('Recife', 'PE');

export const recife = [
  place('Boa Viagem', -8.1196, -34.9012, {
    '51011000': 'Avenida Boa Viagem',
    '51020000': 'Avenida Conselheiro Aguiar',
    '51020010': 'Rua dos Navegantes',
    '51020020': 'Avenida Domingos Ferreira',
    '51021000': 'Avenida Boa Viagem',
    '51021040': 'Rua Ribeiro de Brito',
    '51021190': 'Rua Padre Bernardino Pessoa',
    '51030010': 'Rua Barão de Souza Leão',
    '51111010': 'Avenida Conselheiro Aguiar',
    '51111020': 'Rua Professor José Brandão',
    '51111080': 'Rua dos Navegantes',
    '51111210': 'Rua Ernesto de Paula Santos',
  }),
  place('Pina', -8.0897, -34.8826, {
    '51011051': 'Avenida Herculano Bandeira',
    '51110000': 'Avenida Engenheiro Domingos Ferreira',
    '51110130': 'Rua Capitão Rebelinho',
  }),
  place('Setúbal', -8.1395, -34.9078, {
    '51030300': 'Rua Setúbal',
    '51030480': 'Rua Baltazar Passos',
  }),
  place('Imbiribeira', -8.1112, -34.9133, {
    '51150000': 'Avenida Marechal Mascarenhas de Morais',
    '51160020': 'Rua Itacari',
  }),
  place('Casa Forte', -8.0345, -34.9189, {
    '52060000': 'Praça de Casa Forte',
    '52060010': 'Rua Jacó Velosino',
    '52060590': 'Avenida Dezessete de Agosto',
    '52061020': 'Rua Samuel de Farias',
    '52061140': 'Rua Visconde de Ouro Preto',
    '52061420': 'Rua Doutor João Santos Filho',
  }),
  place('Parnamirim', -8.0355, -34.9081, {
    '52060170': 'Rua Padre Roma',
    '52060300': 'Estrada do Arraial',
    '52060460': 'Rua João Tude de Melo',
  }),
  place('Poço da Panela', -8.0372, -34.9246, {
    '52061110': 'Rua Luiz Guimarães',
    '52061180': 'Estrada Real do Poço',
  }),
  place('Casa Amarela', -8.0262, -34.9166, {
    '52051000': 'Estrada do Arraial',
    '52070000': 'Rua Padre Lemos',
    '52070010': 'Avenida Norte Miguel Arraes de Alencar',
  }),
  place('Tamarineira', -8.0312, -34.9016, {
    '52051380': 'Rua Doutor José Maria',
    '52110000': 'Avenida Conselheiro Rosa e Silva',
  }),
  place('Jaqueira', -8.0375, -34.9036, {
    '52050020': 'Rua do Futuro',
    '52050230': 'Rua Antenor Navarro',
  }),
  place('Graças', -8.0462, -34.8995, {
    '52011000': 'Avenida Rui Barbosa',
    '52011040': 'Rua das Pernambucanas',
    '52011050': 'Avenida Conselheiro Rosa e Silva',
    '52011200': 'Rua das Graças',
    '52011210': 'Rua Joaquim Nabuco',
    '52011260': 'Rua Amélia',
  }),
  place('Aflitos', -8.0408, -34.8985, {
    '52020010': 'Rua da Angustura',
    '52020220': 'Rua da Hora',
    '52050000': 'Rua Teles Júnior',
  }),
  place('Espinheiro', -8.0423, -34.8912, {
    '52020000': 'Rua da Hora',
    '52021020': 'Rua do Espinheiro',
    '52021170': 'Rua Barão de Itamaracá',
  }),
  place('Derby', -8.0563, -34.8981, {
    '52010000': 'Avenida Agamenon Magalhães',
    '52010140': 'Rua Henrique Dias',
  }),
  place('Boa Vista', -8.0606, -34.8862, {
    '50050000': 'Avenida Conde da Boa Vista',
    '50060002': 'Rua da Aurora',
    '50070080': 'Rua Dom Bosco',
  }),
  place('Madalena', -8.0556, -34.9107, {
    '50610000': 'Rua Real da Torre',
    '50710000': 'Avenida Visconde de Albuquerque',
  }),
  place('Torre', -8.0457, -34.9102, {
    '50710050': 'Rua José Bonifácio',
    '50711000': 'Avenida Beira-Rio',
  }),
  place('Várzea', -8.0486, -34.9587, {
    '50740000': 'Avenida Afonso Olindense',
    '50741000': 'Rua Acadêmico Hélio Ramos',
  }),
  place('Recife', -8.0632, -34.8711, {
    '50030000': 'Avenida Rio Branco',
    '50030230': 'Rua do Bom Jesus',
  }),
  placesOf('Olinda', 'PE')('Carmo', -8.0153, -34.8497, {
    '53020000': 'Rua Prudente de Morais',
    '53020140': 'Rua do Amparo',
  }),
  placesOf('Caruaru', 'PE')('Maurício de Nassau', -8.2799, -35.9734, {
    '55012000': 'Avenida Agamenon Magalhães',
    '55014000': 'Rua Oswaldo Cruz',
  }),
];
