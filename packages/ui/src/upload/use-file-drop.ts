import { useEffect, useState, type RefObject } from 'react';
import { useEventCallback } from '../table';

/** Takes files dragged onto an element; answers whether some are being held over it. */
export const useFileDrop = (
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  disabled: boolean,
): boolean => {
  const [over, setOver] = useState(false);
  const take = useEventCallback(onFiles);
  useEffect(() => {
    const element = zone.current;
    if (element === null || disabled) return;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', hold);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', hold);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [zone, take, disabled]);
  return over && !disabled;
};
