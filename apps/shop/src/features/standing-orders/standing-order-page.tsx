import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { StandingOrderScreen } from './detail/standing-order-screen';

/** The page of a standing order. */
export const StandingOrderPage = (): ReactNode => {
  const { standingOrderId = '' } = useParams();
  return <StandingOrderScreen key={standingOrderId} id={standingOrderId} />;
};
