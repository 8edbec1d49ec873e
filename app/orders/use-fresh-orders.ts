// While an order is current, the list refreshes periodically and when the tab becomes visible.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 20_000;

export function useFreshOrders(anyOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!anyOpen) return;
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [anyOpen, revalidate]);
}
