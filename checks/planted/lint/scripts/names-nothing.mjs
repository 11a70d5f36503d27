export const pages = readPages();
