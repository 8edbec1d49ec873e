// The colours of drinks: light and dark.

type Liquid = readonly [light: string, dark: string];

const LIQUIDS: Readonly<Record<string, Liquid>> = {
  cola: ['#6a3216', '#2c1006'],
  guarana: ['#d98a2b', '#a4560f'],
  orange: ['#ffb52e', '#ee8612'],
  grape: ['#6f2a6a', '#3c1040'],
  lime: ['#d5e594', '#a6c552'],
  pineapple: ['#ffe27a', '#efb93a'],
  watermelon: ['#f4705c', '#d23c38'],
  green: ['#9cc653', '#5f9430'],
  caja: ['#fbb62f', '#e88f14'],
  strawberry: ['#f79aa2', '#e0606e'],
  chocolate: ['#9a6440', '#5e3218'],
  vanilla: ['#fff3d6', '#ecd3a0'],
  water: ['#e4f3f8', '#b5d9e6'],
  wine: ['#8a1f38', '#4a0a1c'],
  white: ['#f4e6a8', '#d9c26a'],
  beer: ['#f6bb3a', '#d98a14'],
  mate: ['#b98a3c', '#8a5c1c'],
  tea: ['#d9a040', '#a8661a'],
  coffee: ['#5a2f18', '#2c1208'],
  milk: ['#fffaf0', '#e9dcc6'],
  banana: ['#f9e4b0', '#e5c07c'],
  acai: ['#6b2f63', '#3c1436'],
  tonic: ['#7a4018', '#d9b27a'],
};

export const liquidOf = (colour: string): Liquid => LIQUIDS[colour] ?? ['#ffb52e', '#ee8612'];
