// The addresses of the operator's console, which has a host of its own.

export const operatorPages = {
  brands: '/operador',
  signIn: '/operador/entrar',
  enrolment: '/operador/convite',
  log: '/operador/registro',
  newBrand: '/operador/nova-marca',
  account: '/operador/conta',
  brand: '/operador/marcas/:appNome',
} as const;
