// What a product is, read from its own words, its category and its brand. It never guesses: what is
// not recognised becomes a plate with a word.
import type { Dish, DishKind } from '../dish.ts';
import { GOODS } from '../goods/table.ts';
import { plateText } from '../plate.ts';
import { hashOf } from '../shapes.ts';
import { isTopping } from '../toppings/toppings.ts';
import { LIQUID_WORDS, PLATED_WORDS } from './forms.ts';
import { INGREDIENT_WORDS, WELL_KNOWN } from './ingredients.ts';
import { plain, says } from './plain.ts';

export type MenuWords = {
  nome: string;
  descricao: string;
  /** The category's name, which settles doubts: 'Pizzas doces'. */
  category: string;
  /** The brand's name, which settles the remaining doubts. */
  brand: string;
};
type Read = { kind: DishKind; form?: string; colour?: string; ingredients?: readonly string[] };

/** How many pictures the same dish can have; see `seed` of Dish. */
const SEEDS = 1296;
const MOST_INGREDIENTS = 9;

const EXPRESSIONS = INGREDIENT_WORDS.map(
  ([ingredient, words]) => [ingredient, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)] as const,
);
const MARKET = 'mercado|mercearia|mercadinho|hortifruti|limpeza|higiene|acougue|peixaria|bazar';

/** In the order in which the text names them. */
export function ingredientsOf(name: string, description: string): string[] {
  const text = plain(`${name} . ${description}`)
    .replaceAll('molho de tomate', 'molho')
    .replaceAll('pao de alho', 'pao');
  const found = EXPRESSIONS.map(([ingredient, words]) => ({ ingredient, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ ingredient }) => ingredient);
  // A text that says little may still name a dish that everybody knows.
  const named = found.length < 2 ? text : plain(name);
  const known = WELL_KNOWN.filter(([dish]) => named.includes(dish)).flatMap(
    ([, ingredients]) => ingredients,
  );
  return [...new Set([...found, ...known])];
}

/** `tint`: the brand's colour. */
export function readDish(words: MenuWords, tint: string): Dish {
  let read: string[] | undefined;
  // Most of the work, which goods of a market do not need.
  const own = () => {
    read ??= ingredientsOf(words.nome, words.descricao);
    return read;
  };
  const { kind, form = '', colour = '', ingredients = own() } = recognised(words, own);
  return {
    kind,
    form,
    colour,
    halves: [ingredients.slice(0, MOST_INGREDIENTS)],
    seed: hashOf(words.nome) % SEEDS,
    tint,
    text: kind === 'plate' ? plateText(words.nome) : '',
  };
}

const isOffer = /promoc|oferta|combo/;

function recognised(words: MenuWords, ownIngredients: () => string[]): Read {
  const { nome, descricao, category, brand } = words;
  const [name, all] = [plain(nome), plain(`${nome} ${descricao}`)];
  const place = plain(`${category} ${brand}`);
  const good = goodOf(name, place);
  if (good !== null) return good;
  if (/pizza/.test(plain(category)) || /^(?:mini )?pizza|^calzone|meia a meia/.test(name))
    return { kind: 'pizza' };
  const ingredients = ownIngredients();
  if (isPizzaOffer(all, place, plain(brand))) return { kind: 'pizza' };
  if (isCombo(words, name, place))
    return {
      kind: 'plated',
      form: 'combo',
      colour: 'cola',
      ingredients: ['straw', 'ice', ...ingredients],
    };
  return (
    drinkOf(name, all, place) ??
    bowlOf(name, all, ingredients) ??
    platedOf(name, all) ??
    handHeld(name, all, place, ingredients) ??
    assorted(ingredients)
  );
}

/** A good of a market. */
function goodOf(name: string, place: string): Read | null {
  const isWeighed = /\d+ ?(?:kg|g)\b/.test(name) && !/acai|barca|burger/.test(name);
  if (!isWeighed && !says(place, MARKET)) return null;
  const good = Object.entries(GOODS).find(([, { words }]) => words.test(name));
  return good === undefined ? null : { kind: 'goods', form: good[0], ingredients: [] };
}

/** A promotion of a pizzeria names its flavours, or only the word. */
function isPizzaOffer(all: string, place: string, brand: string): boolean {
  const isPizzeria = says(brand, 'pizz[a-z]*|forno[a-z]*');
  if (!/pizza/.test(all) && !(isPizzeria && isOffer.test(place))) return false;
  return /pizza|marguerita|calabresa|portuguesa|mussarela|pepperoni/.test(all);
}

function isCombo({ descricao, category }: MenuWords, name: string, place: string): boolean {
  if (/\b(?:combo|trio)\b/.test(name)) return true;
  // Two of one dish are that dish.
  if (/combo/.test(plain(category)) && !/ em dobro$/.test(name)) return true;
  return isOffer.test(place) && /burger|hamburguer/.test(plain(descricao));
}

function drinkOf(name: string, all: string, place: string): Read | null {
  const liquid = (otherwise: string) =>
    (LIQUID_WORDS.find(([, words]) => words.test(name)) ??
      LIQUID_WORDS.find(([, words]) => words.test(all)) ?? [otherwise])[0];
  if (HOT.test(name) && !/gelado|torrado|em graos/.test(name)) return drink('cup', hotLiquid(name));
  if (/chimarrao|terere/.test(name)) return drink('gourd', 'mate');
  if (/^(?:milk-?)?shake|milk-?shake|frappe/.test(name)) return drink('shake', liquid('vanilla'));
  if (/vinho|espumante|prosecco/.test(name))
    return drink('wine', /branco|espumante|prosecco/.test(name) ? 'white' : 'wine');
  if (/cerveja|chope|long neck|pilsen|\bipa\b/.test(name)) return drink('beer', 'beer');
  if (/cachaca|whisky|vodka|\bgin\b/.test(name)) return drink('wine', 'white');
  if (/litro|\bagua\b|garrafa|isotonico/.test(name) && !/acai|sorvete/.test(name))
    return drink('bottle', liquid('cola'));
  if (/\blata\b|refrigerante|coca-?cola|guarana(?! na)|\bsoda\b|^tonica|energetico/.test(name))
    return drink('can', liquid('guarana'));
  if (!COLD.test(name) && !/sucos?\b/.test(place.split(' e ')[0] ?? '')) return null;
  return drink('glass', liquid('orange'), ['ice', 'straw', ...garnishOf(all)]);
}

const HOT =
  /espresso|expresso|cappuccino|pingado|coado|chocolate quente|^cha\b(?!.mate)|latte|^cafe\b/;
const COLD = /suco|vitamina|limonada|\bmate\b|drink|caipirinha|refresco|smoothie|gelado|\bcha\b/;

const drink = (form: string, colour: string, ingredients: readonly string[] = []): Read => ({
  kind: 'drink',
  form,
  colour,
  ingredients,
});

function hotLiquid(name: string): string {
  if (/choco/.test(name)) return 'chocolate';
  if (/^cha\b/.test(name)) return 'tea';
  return /capp|pingado|latte|leite/.test(name) ? 'milk' : 'coffee';
}

function garnishOf(all: string): string[] {
  if (/hortela|verde/.test(all)) return ['mint'];
  if (/limao|mate/.test(all)) return ['lime'];
  if (/laranja/.test(all)) return ['orangeSlice'];
  return /morango/.test(all) ? ['strawberry'] : [];
}

function bowlOf(name: string, all: string, ingredients: readonly string[]): Read | null {
  if (/\bsalada\b/.test(name) && !/frutas/.test(name)) {
    const green = ['arugula', ...ingredients.filter(isTopping)].slice(0, 5);
    return { kind: 'bowl', colour: 'salad', ingredients: green };
  }
  const isCream = /acai|cupuacu|\bbarca\b|\btigela\b/.test(all) && !/brigadeiro|sorvete/.test(name);
  const isFruit = /salada de frutas/.test(name);
  if (!isCream && !isFruit) return null;
  const form = /\bbarca\b/.test(name)
    ? 'boat'
    : /copo|\b[345]00\b|dupla/.test(name)
      ? 'cup'
      : 'bowl';
  const isCupuacu = /cupuacu/.test(all) && !/acai/.test(all);
  const colour = isFruit ? 'cream' : isCupuacu ? 'cupuacu' : 'acai';
  const enough = ingredients.some(isTopping) && !/frutas/.test(all);
  const usual = enough ? [] : ['banana', 'strawberry', 'granola'];
  return { kind: 'bowl', form, colour, ingredients: [...new Set([...ingredients, ...usual])] };
}

function platedOf(name: string, all: string): Read | null {
  const row = PLATED_WORDS.find(([, words]) => words.test(name));
  if (row === undefined) return null;
  const [form] = row;
  const colour = /cenoura/.test(name)
    ? 'carrot'
    : /chocolate|brownie/.test(form === 'pasta' ? '' : all)
      ? 'chocolate'
      : /fuba|milho/.test(name)
        ? 'corn'
        : '';
  if (form === 'soup') return { kind: 'bowl', colour: /feijao/.test(name) ? 'beans' : 'soup' };
  return { kind: 'plated', form, colour };
}

/** Burgers often go by a name of their own: then their layers and the brand tell. */
function handHeld(
  name: string,
  all: string,
  place: string,
  ingredients: readonly string[],
): Read | null {
  const isBurger = /burger|burguer|\bhamb|^x-/;
  if (isBurger.test(name) || isBurger.test(place.split(' ')[0] ?? '')) return { kind: 'burger' };
  const layers = ingredients.filter((word) => word !== 'double').length;
  return isBurger.test(all + place) && layers >= 2 ? { kind: 'burger', ingredients } : null;
}

/** Nothing but its ingredients is known: they lie on a plate. One alone may be anything. */
function assorted(ingredients: readonly string[]): Read {
  const seen = ingredients.filter(isTopping);
  return seen.length < 2
    ? { kind: 'plate', ingredients: [] }
    : { kind: 'plated', form: 'assorted', ingredients };
}
