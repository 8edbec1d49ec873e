// The baseline of the menu benchmark: the product's dishes as the plainest pages that can sell
// them, with a few hundred bytes of style and script in the document and nothing else to fetch.
import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '#test/set-up/free-port.ts';

type Option = { id: number; nome: string; valor: number };
export type PlainGroup = {
  id: number;
  nome: string;
  quantidadeMinima: number;
  quantidadeMaxima: number;
  opcoes: Option[];
};
export type PlainProduct = {
  id: number;
  nome: string;
  descricao: string;
  urlImagem: string | null;
  valorRealCalculado: number;
  opcoes: PlainGroup[];
};
export type PlainCategory = { nome: string; produtos: PlainProduct[] };

const style = `body{margin:0 auto;max-width:40rem;padding:0 1rem 4rem;font:16px/1.4 sans-serif}
li{display:flex;gap:1rem;align-items:center;padding:.75rem 0;border-bottom:1px solid #ddd}
ul{list-style:none;padding:0}div{flex:1}p{margin:0;color:#555}img{border-radius:8px}
button{font:inherit;min-width:44px;min-height:44px}label{display:block;padding:.6rem 0}
footer{position:fixed;inset:auto 0 0;padding:1rem;background:#1c7a45;color:#fff}`;

// The count and the total of what was added, kept in the browser.
const script = `const all=JSON.parse(localStorage.cart||'[]'),show=()=>{
count.textContent=all.length;
total.textContent=all.reduce((sum,one)=>sum+one.price,0).toFixed(2)};show();
const add=(id,price)=>{all.push({id,price});localStorage.cart=JSON.stringify(all);show()};
addEventListener('click',({target})=>{
if(target.dataset.price)add(target.value,+target.dataset.price)});
addEventListener('submit',(event)=>{event.preventDefault();let price=+event.target.dataset.base;
for(const one of event.target.querySelectorAll(':checked'))price+=+one.value;
add(event.target.id,price)});`;

const text = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string) =>
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" ' +
  'content="width=device-width"><link rel="icon" href="data:,">' +
  `<title>${text(title)}</title><style>${style}</style>${body}<footer><b id="count">0</b> ` +
  `na sacola, R$ <b id="total">0.00</b></footer><script>${script}</script></html>`;

const picture = ({ urlImagem }: PlainProduct) =>
  urlImagem === null
    ? ''
    : `<img src="${text(urlImagem)}" alt="" width="96" height="96" loading="lazy">`;

const needsChoice = ({ opcoes }: PlainProduct) =>
  opcoes.some(({ quantidadeMinima }) => quantidadeMinima > 0);

function row(product: PlainProduct): string {
  const { id, nome, descricao, valorRealCalculado: price } = product;
  const button = needsChoice(product)
    ? ''
    : `<button value="${id}" data-price="${price}" aria-label="Adicionar ${text(nome)}">+</button>`;
  return (
    `<li><div><a href="/produto/${id}">${text(nome)}</a><p>${text(descricao)}</p>R$ ` +
    `${price.toFixed(2)}</div>${picture(product)}${button}</li>`
  );
}

export function plainList(title: string, categories: readonly PlainCategory[]): string {
  const lists = categories.map(
    ({ nome, produtos }) => `<h2>${text(nome)}</h2><ul>${produtos.map(row).join('')}</ul>`,
  );
  return page(title, `<h1>${text(title)}</h1>${lists.join('')}`);
}

export function plainProduct(product: PlainProduct): string {
  const groups = product.opcoes.map(({ id, nome, quantidadeMaxima, opcoes }) => {
    const kind = quantidadeMaxima === 1 ? 'radio' : 'checkbox';
    const rows = opcoes.map(
      (option) =>
        `<label><input type="${kind}" name="g${id}" value="${option.valor}"> ` +
        `${text(option.nome)}, R$ ${option.valor.toFixed(2)}</label>`,
    );
    return `<fieldset id="og-${id}"><legend>${text(nome)}</legend>${rows.join('')}</fieldset>`;
  });
  return page(
    product.nome,
    `<h1>${text(product.nome)}</h1><p>${text(product.descricao)}</p><form ` +
      `id="${product.id}" ` +
      `data-base="${product.valorRealCalculado}">${groups.join('')}<button>Adicionar</button>` +
      '</form>',
  );
}

const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

export type PlainSite = { port: number; stop(): Promise<void> };

/** Serves the pages from memory, and the product's own pictures through `fetchPicture`. */
export async function servePlain(
  title: string,
  categories: readonly PlainCategory[],
  fetchPicture: (path: string) => Promise<{ type: string; body: Buffer }>,
): Promise<PlainSite> {
  const pages = new Map([['/delivery', compressed(plainList(title, categories))]]);
  for (const product of categories.flatMap(({ produtos }) => produtos))
    if (needsChoice(product))
      pages.set(`/produto/${product.id}`, compressed(plainProduct(product)));
  const pictures = new Map<string, Promise<{ type: string; body: Buffer }>>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const html = pages.get(path);
    if (html !== undefined) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      });
      return response.end(html);
    }
    const found = pictures.get(path) ?? fetchPicture(path);
    pictures.set(path, found);
    found.then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
