// What each page begins with: the answers of the calls that say so (core's `pages`).
import { CALLS } from '@brasa/core/calls.ts';
import { pictureCheck } from '@brasa/core/catalog/catalog.rules.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { addressOf, type Call } from '@brasa/core/kernel/call.ts';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import { productImageExists } from '../catalog/index.ts';
import type { Topic } from '../db/changes.ts';
import type { PublicAnswer } from '../http/document/public-answers.ts';

type AnswerOf = (path: string) => PublicAnswer;

const PAGE_CALLS = Object.values<Call>(CALLS).filter(({ pages }) => pages !== undefined);

export function pageTopics(answerOf: AnswerOf): Topic[] {
  return [...new Set(PAGE_CALLS.flatMap(({ path }) => answerOf(path).topics))];
}

/** Over the folder of product pictures. */
export async function pageData(
  answerOf: AnswerOf,
  productImages: string,
  page: string,
): Promise<PageData> {
  const everywhere = PAGE_CALLS.filter(({ pages }) => pages === 'every');
  const here = PAGE_CALLS.filter(({ pages }) => pages !== 'every' && pages?.includes(page));
  const answers: [string, unknown][] = [];
  for (const { path } of [...everywhere, ...here]) {
    answers.push([path, await answerOf(path).load()]);
  }
  const data = Object.fromEntries(answers) as PageData;
  const products = data[CALLS.listProducts.path] ?? [];
  return Object.assign(data, await pictureChecks(products, productImages));
}

async function pictureChecks(products: readonly Product[], folder: string) {
  const pictures = products.map(({ imageUrl }) => imageUrl).filter((name) => name !== null);
  const checks = pictures.map(async (name) => {
    const address = addressOf(CALLS.checkFile, pictureCheck(name));
    return [address, { exists: await productImageExists(folder, name) }] as const;
  });
  return Object.fromEntries(await Promise.all(checks));
}
