// Every table in one namespace, for queries and for the migration generator.

export * from './schema/access.ts';
export * from './schema/addresses.ts';
export * from './schema/boards.ts';
export * from './schema/brands.ts';
export * from './schema/cards.ts';
export * from './schema/coupons.ts';
export * from './schema/errors.ts';
export * from './schema/figures.ts';
export * from './schema/files.ts';
export * from './schema/gifts.ts';
export * from './schema/imports.ts';
export * from './schema/loyalty.ts';
export * from './schema/menu.ts';
export * from './schema/messages.ts';
export * from './schema/order-changes.ts';
export * from './schema/orders.ts';
export * from './schema/payments.ts';
export * from './schema/people.ts';
export * from './schema/privacy.ts';
export * from './schema/registers.ts';
export * from './schema/reviews.ts';
export * from './schema/security.ts';
export * from './schema/store-products.ts';
export * from './schema/tables.ts';
export * from './schema/team.ts';
export * from './schema/usage.ts';
