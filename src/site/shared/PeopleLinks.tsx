import { Fragment } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

/** « Maëlle Hautbois et Ysé Tournesol », each a link to their page. */
export const PeopleLinks = ({ people }: { people: readonly { slug: string; name: string }[] }) =>
  people.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && ' et '}
      <TextLink to={paths.person(slug)}>{name}</TextLink>
    </Fragment>
  ));
