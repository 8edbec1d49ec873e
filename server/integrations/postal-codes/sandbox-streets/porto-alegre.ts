// Streets around Bom Fim, where the demo's market delivers by rings, and some beyond the last.
import { placesOf } from './places.ts';

const place = placesOf('Porto Alegre', 'RS');

export const portoAlegre = [
  place('Bom Fim', -30.0331, -51.2113, {
    '90035000': 'Avenida Osvaldo Aranha',
    '90035001': 'Avenida Protásio Alves',
    '90035050': 'Rua General João Telles',
    '90035070': 'Rua Felipe Camarão',
    '90035074': 'Avenida Venâncio Aires',
    '90035090': 'Rua Fernandes Vieira',
    '90035110': 'Rua Henrique Dias',
    '90035120': 'Rua Vasco da Gama',
    '90035150': 'Rua Santo Antônio',
    '90035170': 'Rua Tomaz Flores',
    '90035191': 'Avenida Osvaldo Aranha',
  }),
  place('Rio Branco', -30.0355, -51.2006, {
    '90420000': 'Rua Mariante',
    '90420010': 'Rua Miguel Tostes',
    '90420120': 'Rua Castro Alves',
    '90430001': 'Rua Mariante',
  }),
  place('Independência', -30.0281, -51.2103, {
    '90035071': 'Avenida Independência',
    '90035072': 'Avenida Independência',
    '90035041': 'Rua Garibaldi',
  }),
  place('Farroupilha', -30.0378, -51.2169, {
    '90040000': 'Avenida João Pessoa',
    '90040060': 'Rua Engenheiro Luiz Englert',
  }),
  place('Santana', -30.0423, -51.2083, {
    '90040371': 'Rua Santana',
    '90040193': 'Avenida Venâncio Aires',
    '90620000': 'Avenida Ipiranga',
  }),
  place('Cidade Baixa', -30.0402, -51.2219, {
    '90050000': 'Rua da República',
    '90050170': 'Rua General Lima e Silva',
    '90050240': 'Rua José do Patrocínio',
  }),
  place('Centro Histórico', -30.0307, -51.2287, {
    '90010000': 'Rua dos Andradas',
    '90010150': 'Avenida Borges de Medeiros',
    '90020021': 'Praça da Alfândega',
    '90030000': 'Rua Duque de Caxias',
  }),
  place('Moinhos de Vento', -30.0257, -51.2022, {
    '90440000': 'Rua Ramiro Barcelos',
    '90570020': 'Rua Padre Chagas',
    '90570040': 'Rua Dinarte Ribeiro',
    '90560003': 'Rua Vinte e Quatro de Outubro',
  }),
  place('Floresta', -30.0217, -51.2117, {
    '90220000': 'Avenida Cristóvão Colombo',
    '90230010': 'Avenida Farrapos',
  }),
  place('Petrópolis', -30.0428, -51.1852, {
    '90460000': 'Avenida Protásio Alves',
    '90470000': 'Rua Carazinho',
    '90670000': 'Rua Barão do Amazonas',
  }),
  place('Santa Cecília', -30.0408, -51.2027, {
    '90410000': 'Avenida Protásio Alves',
    '90620130': 'Rua São Manoel',
  }),
  place('Menino Deus', -30.0541, -51.2224, {
    '90110000': 'Avenida Getúlio Vargas',
    '90130000': 'Rua José de Alencar',
    '90150000': 'Avenida Praia de Belas',
  }),
  place('Auxiliadora', -30.0222, -51.1936, {
    '90450000': 'Rua Mata Bacelar',
    '90450080': 'Rua Cândido Silveira',
  }),
  place('Higienópolis', -30.0166, -51.1871, {
    '90520000': 'Avenida Plínio Brasil Milano',
    '90540000': 'Rua Marquês do Pombal',
  }),
  place('Boa Vista', -30.0195, -51.1757, {
    '90480000': 'Avenida Nilo Peçanha',
    '91330000': 'Rua Anita Garibaldi',
  }),
  place('Partenon', -30.0586, -51.1797, {
    '90619900': 'Avenida Ipiranga',
    '90650000': 'Avenida Bento Gonçalves',
  }),
  place('Ipanema', -30.1357, -51.2257, {
    '91760000': 'Avenida Guaíba',
    '91760110': 'Rua Déa Coufal',
  }),
  placesOf('Canoas', 'RS')('Centro', -29.9186, -51.1789, {
    '92010000': 'Rua Quinze de Janeiro',
    '92310000': 'Avenida Getúlio Vargas',
  }),
];
