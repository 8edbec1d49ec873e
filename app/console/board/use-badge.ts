// The number of new orders on the tab's icon, and on the installed app's.
import { useEffect } from 'react';

const SIZE = 64;

export function useBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    void navigator.setAppBadge?.(count).catch(() => undefined);
    return () => void navigator.clearAppBadge?.().catch(() => undefined);
  }, [count]);

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null || count === 0) return;
    const plain = icon.href;
    icon.href = numberIcon(count);
    return () => {
      icon.href = plain;
    };
  }, [count]);
}

/** In a tab, a number is readable only if it fills the icon. */
function numberIcon(count: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return 'data:,';
  const tokens = getComputedStyle(document.documentElement);
  pen.fillStyle = tokens.getPropertyValue('--danger-fill');
  pen.beginPath();
  pen.arc(SIZE / 2, SIZE / 2, SIZE / 2, 0, Math.PI * 2);
  pen.fill();
  const text = count > 99 ? '99' : String(count);
  pen.fillStyle = 'white';
  pen.font = `700 ${text.length > 1 ? 38 : 46}px ${tokens.fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, SIZE / 2, SIZE / 2 + 3);
  return canvas.toDataURL();
}
