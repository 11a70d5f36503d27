import { z } from 'zod';
import { anyone, staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import { versionQuery } from '../kernel/versions.ts';
import {
  catalog,
  catalogCategory,
  catalogProduct,
  categoryEdit,
  categoryOrder,
  newCategory,
  newProduct,
  productEdit,
  productOrder,
  soldOutChange,
} from './catalog-editing.contract.ts';
import {
  category,
  fileExistsQuery,
  fileExistsReply,
  product,
  PRODUCT_DEFAULTS,
} from './catalog.contract.ts';
import { PICTURE_REFUSALS } from './catalog.failures.ts';
import { photographs } from './photographs.contract.ts';
import { PICTURE_FIELD } from './pictures.rules.ts';

export const listCategories = anyone.get('/api/categories', {
  summary: 'Categories on sale',
  answers: { 200: z.array(category) },
  defaults: [{ description: null, imageUrl: null }],
  headers: ['ETag'],
  pages: ['/productos', '/encargar'],
});

export const listProducts = anyone.get('/api/products', {
  summary: 'Products on sale',
  answers: { 200: z.array(product) },
  defaults: [PRODUCT_DEFAULTS],
  headers: ['ETag'],
  pages: ['/productos', '/encargar'],
});

export const listFeatured = anyone.get('/api/menus/featured', {
  summary: 'Featured products',
  answers: { 200: z.array(product) },
  defaults: [PRODUCT_DEFAULTS],
  headers: ['ETag'],
  pages: ['/'],
});

export const listPhotographs = anyone.get('/api/photographs', {
  summary: 'The photographs that stand in for drawings',
  answers: { 200: photographs },
  pages: 'every',
});

export const checkFile = anyone.get('/api/file-exists', {
  summary: 'Whether a picture is in the product images folder',
  query: fileExistsQuery,
  answers: { 200: fileExistsReply },
});

export const readCatalog = staff.get('/api/catalog', {
  summary: 'All of the catalogue, the retired included',
  answers: { 200: catalog },
});

export const addCategory = staff.post('/api/categories', {
  summary: 'Add a category',
  repeatable: true,
  body: newCategory,
  answers: { 201: catalogCategory },
  refusals: ['CATEGORY_NAME_TAKEN'],
});

export const editCategory = staff.patch('/api/categories/:id', {
  summary: 'Change a category, retire it or bring it back',
  versioned: catalogCategory,
  params: byId,
  body: categoryEdit,
  answers: { 200: catalogCategory },
  refusals: ['CATEGORY_NOT_FOUND', 'CATEGORY_NAME_TAKEN', 'CATEGORY_FIXED'],
});

export const orderCategories = staff.patch('/api/categories/order', {
  summary: 'Put the categories on sale in order, Menús first',
  body: categoryOrder,
  answers: { 200: catalog },
  refusals: ['CATALOG_ORDER_STALE', 'CATEGORY_FIXED'],
});

export const addProduct = staff.post('/api/products', {
  summary: 'Add a product',
  repeatable: true,
  body: newProduct,
  answers: { 201: catalogProduct },
  refusals: ['CATEGORY_NOT_FOUND'],
});

export const editProduct = staff.patch('/api/products/:id', {
  summary: 'Change a product, retire it or bring it back',
  versioned: catalogProduct,
  params: byId,
  body: productEdit,
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
});

export const setSoldOut = staff.patch('/api/products/:id/sold-out', {
  summary: 'Say that a product is sold out today, or that it is not; it ends by itself at midnight',
  params: byId,
  body: soldOutChange,
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND'],
});

export const orderProducts = staff.patch('/api/products/order', {
  summary: 'Put the products on sale in a category in order',
  body: productOrder,
  answers: { 200: catalog },
  refusals: ['CATALOG_ORDER_STALE', 'CATEGORY_NOT_FOUND'],
});

export const orderFeatured = staff.patch('/api/menus/featured/order', {
  summary: 'Put the featured products in order',
  body: categoryOrder,
  answers: { 200: catalog },
  refusals: ['CATALOG_ORDER_STALE'],
});

export const setPicture = staff.post('/api/products/:id/image', {
  summary: 'Give a product a picture: JPEG, PNG, WebP or AVIF, at most 8 MB',
  repeatable: true,
  versioned: catalogProduct,
  params: byId,
  query: versionQuery,
  consumes: 'multipart/form-data',
  body: z.object({ [PICTURE_FIELD]: z.file() }),
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND', ...PICTURE_REFUSALS],
});

export const removePicture = staff.delete('/api/products/:id/image', {
  summary: "Take a product's picture away",
  versioned: catalogProduct,
  params: byId,
  query: versionQuery,
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND'],
});
