import { type ReactNode, useEffect, useRef } from 'react';
import { countCart, listProducts } from '../examples/without-react';
import classes from './without-react.module.css';

/** The elements that the example without React fills. */
export const WithoutReact = (): ReactNode => {
  const badge = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (list.current !== null)
      listProducts(list.current, 'cheese').catch((error: unknown) => {
        if (list.current !== null) list.current.textContent = String(error);
      });
    return badge.current === null ? undefined : countCart(badge.current);
  }, []);
  return (
    <div className={classes['elements']}>
      <p ref={badge}>Sign in to see how much is in the cart.</p>
      <p ref={list} className={classes['list']} aria-label="Found to cheese" />
    </div>
  );
};
