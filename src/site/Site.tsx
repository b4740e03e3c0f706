import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '@/ui/PageBoundary';
import { SiteLayout } from './shared/layout/SiteLayout';

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
