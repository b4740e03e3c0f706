import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import bookLoaders from 'virtual:catalogue/books';
import peopleLoaders from 'virtual:catalogue/people';
import { expect, test } from 'vitest';
import { paths, sitePaths } from '@/paths';
import { SiteMapPage } from './SiteMapPage';

test('the site map leads to every page of the site, to every book and to every person (rule 27.3)', () => {
  render(<SiteMapPage />, { wrapper: MemoryRouter });
  const links = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  const expected = [
    ...sitePaths.filter((path) => path !== paths.swOff),
    ...Object.keys(bookLoaders).map(paths.book),
    ...Object.keys(peopleLoaders).map(paths.person),
  ];
  expect(expected.length).toBeGreaterThan(20);
  expect(expected.filter((path) => !links.has(path))).toEqual([]);
});
