import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { printInVain } from '@/testing/refusedPrint';
import { TradePage } from './TradePage';

test('where no print dialog opens, « Imprimer le catalogue » says how to print otherwise', async () => {
  render(<TradePage />, { wrapper: MemoryRouter });
  expect(await printInVain()).toMatch(/menu.*Partager.*vrai navigateur/);
});
