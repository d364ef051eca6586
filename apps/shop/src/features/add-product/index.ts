export { AddProduct, type AddedAmount } from './add-product';
