import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

async function show(url: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', url);
  const { HowItWorks } = await import('./HowItWorks');
  render(
    <MemoryRouter>
      <HowItWorks />
    </MemoryRouter>,
  );
  const heading = screen.getByRole('heading', { name: "Pour qui gère le réseau de l'école" });
  vi.unstubAllEnvs();
  return heading.parentElement?.textContent ?? '';
}

test("Whoever runs a school's network reads which hosts the game needs", async () => {
  const text = await show('https://projet.supabase.co');
  expect(text).toMatch(/ces adresses.*www\.plume-etoile\.example et projet\.supabase\.co/);
});

test('One host where the API is the site', async () => {
  expect(await show('/')).toMatch(/cette adresse.*www\.plume-etoile\.example\./);
});
