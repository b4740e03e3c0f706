/** `E2E_PORT`: for a second checkout on the same machine. */
const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4183);
export const E2E_URL = `http://127.0.0.1:${E2E_PORT}`;

/** The environment of the server that Playwright's tests open: `npm start`, on a database of its own. */
export const E2E_ENV = {
  PORT: String(E2E_PORT),
  DATA_DIR: 'memory',
  EMBEDDED_TEST_API: '1',
  // The cheapest hash that the algorithm allows: hundreds of accounts are made here.
  LITE_AUTH_BCRYPT_COST: '4',
};
