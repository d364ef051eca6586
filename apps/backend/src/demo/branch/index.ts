export { assortmentOf } from './assortment-of-branch';
export { type BranchProduct } from './branch-product';
export { BRANCHES, type Branch } from './branches';
