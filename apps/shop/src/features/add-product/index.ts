export { AddProduct } from './add-product';
