export { ARTICLE_COLUMNS, articleRow } from './article-row';
export { assortmentOf } from './assortment-of-branch';
export { type AddressedPrice, type BranchArticle } from './branch-article';
export { BRANCHES, type Branch } from './branches';
