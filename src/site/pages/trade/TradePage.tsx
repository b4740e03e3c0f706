import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { Bookshops } from './Bookshops';
import { Press } from './Press';
import { Schools } from './Schools';

/** The three pages for professionals, which link to each other. One chunk: a page of its own costs every page of the site 150 bytes. */
export function TradePage() {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.schools)) return <Schools />;
  return pathname.startsWith(paths.press) ? <Press /> : <Bookshops />;
}
