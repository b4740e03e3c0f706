import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import { PageHeading } from '@/ui/PageHeading';
import { adminSections } from '../../game/admin/sections';

/** Entrance to the team's pages. */
export const AdminHomePage = () => (
  <div className="mx-auto grid w-full max-w-7xl gap-8 px-3 pb-6 pt-6 sm:px-6">
    <PageHeading className="text-4xl text-nuit-gold">Les pages de l'équipe</PageHeading>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {adminSections.map(({ to, label, about }) => (
        <Card as="li" className="relative grid content-start gap-2 p-5" key={to}>
          <h2 className="text-2xl">
            <Link
              className="text-nuit-gold underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
              to={to}
            >
              {label}
            </Link>
          </h2>
          <p className="text-nuit-mist">{about}</p>
        </Card>
      ))}
    </ul>
  </div>
);
