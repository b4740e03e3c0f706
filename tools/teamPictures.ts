import type { Locator, Page } from 'playwright';

const ADMIN = '/escape-noel/admin';
const CODE = '2025';
const EDITION = `${ADMIN}/editions/${CODE}`;
const MARGIN = 12;
/** Elements that appear or scroll have done so. */
const REDRAWN_MS = 700;
const WINDOW_HEIGHT = 800;
const TALL_WINDOW_HEIGHT = 1040;

interface Visitors {
  /** Opens a browser of an admin, as wide as a computer's. */
  admin: () => Promise<Page>;
  phone: () => Promise<Page>;
  knight: () => Promise<Page>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const frame = (page: Page) => page.frameLocator('[title="Aperçu du jeu"]');

interface Cut {
  /** Without the elements next to it. */
  alone?: boolean;
  /** In pixels. */
  height?: number;
}

/** The area between the top of one element and the bottom of another, in a window as tall as the page. */
async function between(
  page: Page,
  from: Locator,
  to: Locator = from,
  { alone = false, height: most = Infinity }: Cut = {},
): Promise<Buffer> {
  await to.waitFor();
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await settle(page);
  const [first, last] = [await from.boundingBox(), await to.boundingBox()];
  if (!first || !last) throw new Error('What the picture shows is not on the page.');
  const y = Math.max(0, first.y - MARGIN);
  const across = alone ? { x: first.x - MARGIN, width: first.width + 2 * MARGIN } : { x: 0, width };
  const clip = { ...across, y, height: Math.min(most, last.y + last.height + MARGIN - y) };
  const picture = await page.screenshot({ clip });
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  return picture;
}

/** Shows the top of the page, once nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  });
  await page.waitForTimeout(REDRAWN_MS);
}

/** Content of a window. */
async function inWindow(page: Page, height: number): Promise<Buffer> {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height });
  await settle(page);
  return page.screenshot();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Enregistrer').click();
  await page.getByText(/^Enregistré le/).waitFor();
}

/** Waits until the judge has compared the answers. */
async function checked(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'À corriger' }).waitFor();
  await page
    .getByText(/^Vérification/)
    .first()
    .waitFor({ state: 'hidden' });
}

async function answerWrongly(page: Page): Promise<void> {
  await page.goto('/escape-noel/jour/3');
  for (const answer of ['la lanterne', 'une bougie', 'le lampion']) {
    await page.getByLabel('Ta réponse').fill(answer);
    await button(page, 'Valider ma réponse').click();
    const refused = page.getByRole('dialog');
    await refused.waitFor();
    // Any key closes it; it stays open for a hint.
    await page.keyboard.press('Escape');
    await refused.waitFor({ state: 'hidden' });
  }
}

type Picture = [name: string, picture: Buffer];

/** The workshop: an edition is copied, and two of its days change. */
async function* workshop(page: Page, other: Page): AsyncGenerator<Picture> {
  await page.goto(`${ADMIN}/editions`);
  await page.getByLabel("Copie d'une édition").check();
  await page.getByLabel('Code').fill(CODE);
  await page.getByLabel('Première porte').fill(`${CODE}-12-01`);
  yield ['equipe-editions', await between(page, titleOf(page), button(page, "Créer l'édition"))];
  await button(page, "Créer l'édition").click();
  await page.waitForURL(`**${EDITION}`);

  // A title that gives the answer away, and an answer that the game knows to be close.
  await page.goto(`${EDITION}/jour/5`);
  await field(page, 'Titre').fill('Le renard du gel');
  await field(page, "Réponse d'un joueur").fill('écureuil');
  await button(page, 'Essayer').click();
  await page.getByText('est fausse, et le jeu dit').waitFor();
  await frame(page).getByRole('heading', { name: 'Le renard du gel' }).waitFor();
  await checked(page);
  yield ['equipe-jour', await inWindow(page, TALL_WINDOW_HEIGHT)];
  const picture = page.getByRole('group', { name: "L'image", exact: true });
  yield ['equipe-media', await between(page, picture, field(page, 'Description').first(), { alone: true })];
  yield ['equipe-reponses', await between(page, sheet(page, 'Les réponses'), undefined, { alone: true })];
  await field(page, 'Titre').fill("L'écriture de la glace");
  await save(page);

  await page.goto(`${EDITION}/jour/8`);
  yield ['equipe-jeu', await between(page, sheet(page, 'Le jeu'), field(page, 'Élément 2'), { alone: true })];

  // Two admins on one day.
  await other.goto(`${EDITION}/jour/6`);
  await field(other, 'Titre').fill('La ronde des huit pierres');
  await page.goto(`${EDITION}/jour/6`);
  await field(page, 'Titre').fill('Les pierres qui dansent');
  await save(other);
  await button(page, 'Enregistrer').click();
  yield ['equipe-reunir', await between(page, sheet(page, 'Deux versions à réunir'))];
  await button(page, 'Garder tout le mien').click();
  await save(page);

  await page.goto(EDITION);
  await checked(page);
  yield ['equipe-edition', await between(page, titleOf(page), sheet(page, 'Publier'), { height: 1050 })];
  const letters = page.getByRole('list', { name: 'Lettres et fragments' });
  yield ['equipe-phrase', await between(page, sheet(page, "La phrase de l'étoile"), letters)];
  await page.goto(`${EDITION}/versions`);
  await page.getByRole('button', { name: /^Voir/ }).first().click();
  const version = page
    .getByRole('list', { name: /^Versions/ })
    .getByRole('listitem')
    .first();
  yield ['equipe-versions', await between(page, titleOf(page), version)];
  await page.goto(`${ADMIN}/apercu/${CODE}?page=jour%2F5&jour=5&etat=2&joueur=chevalier&ecran=ordinateur`);
  await frame(page).getByRole('heading', { name: "L'écriture de la glace" }).waitFor();
  yield ['equipe-apercu', await inWindow(page, TALL_WINDOW_HEIGHT)];
}

/** December: what is looked at and decided while people play. */
async function* december(page: Page): AsyncGenerator<Picture> {
  await page.goto(`${ADMIN}/reponses-refusees`);
  await page.getByLabel('Énigme du jour').selectOption('3');
  await button(page, /^Accepter cette réponse/)
    .first()
    .waitFor();
  yield ['equipe-refusees', await between(page, titleOf(page), sheet(page, 'Jour 3'))];
  await page.goto(`${ADMIN}/stats`);
  yield ['equipe-avis', await between(page, sheet(page, 'Les comptes'), undefined, { height: 760 })];

  await page.goto(`${ADMIN}/messages`);
  await page.getByLabel('Jour', { exact: true }).selectOption('3');
  await field(page, 'Message').fill(
    'Merci à tous : « la lanterne » est acceptée aussi, et vos points sont arrivés.',
  );
  await page.getByRole('option', { name: /en cours/ }).waitFor({ state: 'attached' });
  yield ['equipe-messages', await between(page, titleOf(page), button(page, 'Publier le message'))];

  await page.goto(`${ADMIN}/comptes`);
  await button(page, /^Cacher le nom/)
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  yield ['equipe-comptes', await inWindow(page, WINDOW_HEIGHT)];

  await page.goto(`${ADMIN}/frequentation`);
  const audience = sheet(page, 'Visiteurs sans compte');
  yield ['equipe-frequentation', await between(page, titleOf(page), audience, { height: 900 })];
  await page.goto(`${ADMIN}/concours`);
  yield ['equipe-concours', await between(page, titleOf(page), sheet(page, 'Le tirage au sort'))];
}

const NOT_SAID = { hint1: null, hint2: null, hint3: null, median_tries: null };
/** A morning of December: the demonstration's edition has no dates. */
const MORNING = {
  threshold: 5,
  today: '2026-12-05',
  edition: { code: '2026', title: 'La lanterne', time_zone: 'Europe/Paris', purge_on: '2027-01-31' },
  door: {
    day: 5,
    title: "L'écriture de la glace",
    opened_on: '2026-12-05',
    figures: {
      day: 5,
      knight: { ...NOT_SAID, opened: 412, tried: 380, found: 301, revealed: 24 },
      visitor: { ...NOT_SAID, opened: 1830, tried: 1512, found: 1204, revealed: 96 },
    },
  },
  next_door: { day: 6, opens_at: '2026-12-06T06:00:00Z' },
  refused_answers: [
    { day: 5, normalized: 'givre', typed: 'le givre', times: 71, knights: 58, since: 58, almost: false },
  ],
  withheld_names: 2,
  draft_days: [],
  waiting_parts: [9],
  unsent_mail: [],
  findings: [],
};

/** The pictures of docs/guide-equipe.md. Each step leaves behind what the next ones show. */
export async function* teamPictures({ admin, phone, knight }: Visitors): AsyncGenerator<Picture> {
  const [page, small] = [await admin(), await phone()];
  await answerWrongly(await knight());
  await page.route('**/rpc/admin_morning', (route) => route.fulfill({ json: MORNING }));
  await page.goto(ADMIN);
  const menu = page.getByRole('navigation', { name: "Pages de l'équipe" });
  yield ['equipe-accueil', await between(page, menu, page.getByRole('heading', { name: 'Les pages' }))];
  await page.unroute('**/rpc/admin_morning');
  yield* workshop(page, await admin());
  yield* december(page);
  await small.goto(`${EDITION}/jour/5`);
  await field(small, 'Titre').waitFor();
  yield ['equipe-telephone', await inWindow(small, WINDOW_HEIGHT)];
}
