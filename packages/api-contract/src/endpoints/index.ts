export * from './analytics';
export * from './cart';
export * from './catalogue';
export * from './content';
export * from './content-frame';
export * from './customer';
export * from './essence';
export * from './fair';
export * from './form';
export * from './inventory';
export * from './job';
export * from './label';
export * from './notification';
export * from './order';
export * from './order-template';
export * from './product';
export * from './promotion';
export * from './receipt';
export * from './session';
export * from './shop';
export * from './standing-order';
export * from './subshop-cart';
export * from './subshop-product';
export * from './user';
export {
  type Access,
  type ResponseKind,
  type BasePath,
  type Endpoint,
  type HttpMethod,
  type PathParameters,
} from './endpoint';
