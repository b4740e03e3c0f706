import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bars } from './Bars';

test('the table of a figure says the count and the rate', () => {
  render(
    <Bars
      bars={[
        { label: '1', value: 40, count: 12 },
        { label: '2', value: 0, count: 0 },
      ]}
      columns={['Énigme', 'Nombre', 'Part']}
      max={100}
      title="Chevaliers"
      unit={'\u00A0%'}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Chevaliers', hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true });
  const cells = rows.map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Énigme', 'Nombre', 'Part'],
    ['1', '12', '40\u00A0%'],
    ['2', '0', '0\u00A0%'],
  ]);
});
