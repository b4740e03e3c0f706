import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Doors } from './Doors';

test.each([
  [[5], "On le croise derrière la porte 5 du jeu de l'Avent."],
  [[5, 12], "On le croise derrière les portes 5 et 12 du jeu de l'Avent."],
  [[5, 12, 20], "On le croise derrière les portes 5, 12 et 20 du jeu de l'Avent."],
  [[], ''],
])('a book says behind which open doors it is found (rule 26.10): %j', (doors, text) => {
  const { container } = render(
    <MemoryRouter>
      <Doors doors={doors} />
    </MemoryRouter>,
  );
  for (const hidden of container.querySelectorAll('.sr-only')) hidden.remove();
  expect(container.textContent).toBe(text);
});

test('each door has a link with its name', () => {
  render(
    <MemoryRouter>
      <Doors doors={[5, 12]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Porte 5' }).getAttribute('href')).toBe('/escape-noel/jour/5');
  expect(screen.getByRole('link', { name: 'Porte 12' }).getAttribute('href')).toBe('/escape-noel/jour/12');
});
