import { expect, test } from '../../support/test';

test('without motion the door stands still, then is gone', async ({ page }) => {
  await page.goto('/escape-noel');
  const door = page.locator('.door');
  await expect(door).toBeVisible();
  const moving = await door.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target !== element).length,
  );
  expect(moving).toBe(0);
  await expect(door).toBeHidden();
});

test('without motion nothing snows, rises or falls on the final page', async ({ page, request }) => {
  const { makeQuestor, ALL } = await import('./questors');
  const { signIn } = await import('../../support/knight');
  await page.clock.install();
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await expect(page.getByRole('heading', { level: 1, name: /Joyeux Noël/ })).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.locator('[data-effect]')).toHaveCount(0);
  await expect(page.locator('.gold-dust')).toBeHidden();
});
