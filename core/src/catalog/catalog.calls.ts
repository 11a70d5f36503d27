import { z } from 'zod';
import { call } from '../kernel/call.ts';
import { versionQuery } from '../kernel/versions.ts';
import {
  catalog,
  catalogCategory,
  catalogParams,
  catalogProduct,
  categoryEdit,
  categoryOrder,
  newCategory,
  newProduct,
  productEdit,
  productOrder,
} from './catalog-editing.contract.ts';
import { category, fileExistsQuery, fileExistsReply, product } from './catalog.contract.ts';
import { PICTURE_REFUSALS } from './catalog.failures.ts';
import { photographs } from './photographs.contract.ts';
import { PICTURE_FIELD } from './pictures.rules.ts';

export const listCategories = call({
  method: 'GET',
  path: '/api/categories',
  summary: 'Categories on sale',
  audience: 'anyone',
  answers: { 200: z.array(category) },
  headers: ['ETag'],
});

export const listProducts = call({
  method: 'GET',
  path: '/api/products',
  summary: 'Products on sale',
  audience: 'anyone',
  answers: { 200: z.array(product) },
  headers: ['ETag'],
});

export const listFeatured = call({
  method: 'GET',
  path: '/api/menus/featured',
  summary: 'Featured products',
  audience: 'anyone',
  answers: { 200: z.array(product) },
  headers: ['ETag'],
});

export const listPhotographs = call({
  method: 'GET',
  path: '/api/photographs',
  summary: 'The photographs that stand in for drawings',
  audience: 'anyone',
  answers: { 200: photographs },
});

export const checkFile = call({
  method: 'GET',
  path: '/api/file-exists',
  summary: 'Whether a picture is in the product images folder',
  audience: 'anyone',
  query: fileExistsQuery,
  answers: { 200: fileExistsReply },
});

export const readCatalog = call({
  method: 'GET',
  path: '/api/catalog',
  summary: 'All of the catalogue, the retired included',
  audience: 'staff',
  answers: { 200: catalog },
});

export const addCategory = call({
  method: 'POST',
  path: '/api/categories',
  summary: 'Add a category',
  audience: 'staff',
  repeatable: true,
  body: newCategory,
  answers: { 201: catalogCategory },
  refusals: ['CATEGORY_NAME_TAKEN'],
});

export const editCategory = call({
  method: 'PATCH',
  path: '/api/categories/:id',
  summary: 'Change a category, retire it or bring it back',
  audience: 'staff',
  versioned: catalogCategory,
  params: catalogParams,
  body: categoryEdit,
  answers: { 200: catalogCategory },
  refusals: ['CATEGORY_NOT_FOUND', 'CATEGORY_NAME_TAKEN', 'CATEGORY_FIXED'],
});

export const orderCategories = call({
  method: 'PATCH',
  path: '/api/categories/order',
  summary: 'Put the categories on sale in order, Menús first',
  audience: 'staff',
  body: categoryOrder,
  answers: { 200: catalog },
  refusals: ['CATALOG_ORDER_STALE', 'CATEGORY_FIXED'],
});

export const addProduct = call({
  method: 'POST',
  path: '/api/products',
  summary: 'Add a product',
  audience: 'staff',
  repeatable: true,
  body: newProduct,
  answers: { 201: catalogProduct },
  refusals: ['CATEGORY_NOT_FOUND'],
});

export const editProduct = call({
  method: 'PATCH',
  path: '/api/products/:id',
  summary: 'Change a product, retire it or bring it back',
  audience: 'staff',
  versioned: catalogProduct,
  params: catalogParams,
  body: productEdit,
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
});

export const orderProducts = call({
  method: 'PATCH',
  path: '/api/products/order',
  summary: 'Put the products on sale in a category in order',
  audience: 'staff',
  body: productOrder,
  answers: { 200: catalog },
  refusals: ['CATALOG_ORDER_STALE', 'CATEGORY_NOT_FOUND'],
});

export const orderFeatured = call({
  method: 'PATCH',
  path: '/api/menus/featured/order',
  summary: 'Put the featured products in order',
  audience: 'staff',
  body: categoryOrder,
  answers: { 200: catalog },
  refusals: ['CATALOG_ORDER_STALE'],
});

export const setPicture = call({
  method: 'POST',
  path: '/api/products/:id/image',
  summary: 'Give a product a picture: JPEG, PNG, WebP or AVIF, at most 8 MB',
  audience: 'staff',
  repeatable: true,
  versioned: catalogProduct,
  params: catalogParams,
  query: versionQuery,
  consumes: 'multipart/form-data',
  body: z.object({ [PICTURE_FIELD]: z.file() }),
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND', ...PICTURE_REFUSALS],
});

export const removePicture = call({
  method: 'DELETE',
  path: '/api/products/:id/image',
  summary: "Take a product's picture away",
  audience: 'staff',
  versioned: catalogProduct,
  params: catalogParams,
  query: versionQuery,
  answers: { 200: catalogProduct },
  refusals: ['PRODUCT_NOT_FOUND'],
});
