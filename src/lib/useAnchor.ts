import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to a part of the page and focuses it when the address names it, even if it renders long after the page.
 * @param hash with its « # ». @returns the ref of an element that can receive the focus.
 */
export function useAnchor<Target extends HTMLElement>(hash: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { hash: asked, key } = useLocation();
  useEffect(() => {
    if (asked !== hash) return;
    target.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    target.current?.focus({ preventScroll: true });
  }, [asked, hash, key]);
  return target;
}
