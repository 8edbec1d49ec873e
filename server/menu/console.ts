// Calls of the menu editor.
import type { Handlers } from '../handlers.ts';
import { photoHandlers } from '../photos.ts';
import { setAvailability } from './availability.ts';
import { changeProducts } from './change-products.ts';
import { findProducts, staffMenu } from './console-view.ts';
import { moveCategory, removeCategory, saveCategory } from './edit-categories.ts';
import { removeGroup, saveGroup } from './edit-groups.ts';
import { duplicateProduct, moveProduct, removeProduct, saveProduct } from './edit-products.ts';
import { changeInStores, placeInStore, saveStoreProduct } from './edit-store-products.ts';
import { exportMenu } from './export.ts';
import { importMenu } from './import.ts';
import { drawingHandlers } from './preview-drawing.ts';
import { printedMenuHandlers } from './printed.ts';
import { setPrices } from './set-prices.ts';
import { storeProductsView } from './store-products-view.ts';
import { listImports, undoImport } from './undo-import.ts';

export const menuEditHandlers = {
  ...printedMenuHandlers,
  staffMenu,
  findProducts,
  saveCategory,
  moveCategory,
  removeCategory,
  saveProduct,
  moveProduct,
  duplicateProduct,
  removeProduct,
  saveGroup,
  removeGroup,
  setAvailability,
  ...photoHandlers,
  ...drawingHandlers,
} satisfies Partial<Handlers>;

export const menuFileHandlers = {
  setPrices,
  changeProducts,
  exportMenu,
  importMenu,
  menuImports: listImports,
  undoImport,
} satisfies Partial<Handlers>;

export const storeMenuHandlers = {
  storeProducts: storeProductsView,
  saveStoreProduct,
  placeInStore,
  changeInStores,
} satisfies Partial<Handlers>;
