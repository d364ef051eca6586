export { PRODUCT_COLUMNS, productRow } from './product-row';
export { assortmentOf } from './assortment-of-branch';
export { type AddressedPrice, type BranchProduct } from './branch-product';
export { BRANCHES, type Branch } from './branches';
