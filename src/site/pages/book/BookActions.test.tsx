import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { printInVain } from '@/testing/refusedPrint';
import { BookActions } from './BookActions';

test("where no print dialog opens, a book's « Imprimer » says how to print otherwise", async () => {
  render(<BookActions title="Pomme cannelle" />);
  expect(await printInVain()).toMatch(/menu.*Partager.*vrai navigateur/);
});
