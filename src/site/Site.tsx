import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '@/ui/PageBoundary';
import { SiteLayout } from './shared/layout/SiteLayout';

/** The publisher's site: what its pages share. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <SiteLayout>
      <PageBoundary address={pathname}>
        <Outlet />
      </PageBoundary>
    </SiteLayout>
  );
}
