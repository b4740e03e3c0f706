type Environment = Readonly<Record<string, string | undefined>>;

const SECRET = /KEY|TOKEN|PASSWORD|SECRET|DATABASE_URL/i;
/** Shorter ones would be found in ordinary words. */
const SHORTEST = 4;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The passwords in a text of the form `user:password@host` or `password=…`. */
const passwordsIn = (text: string): string[] =>
  [/:\/\/[^:/]*:(.*)@/, /password\s*=\s*'?([^'&\s]+)/i].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);

/**
 * A text for the terminal, or for a log of CI that others read, without the secrets that the commands were given.
 * @param env the environment of the command: keys, tokens, passwords and connection strings.
 */
export function withoutSecrets(text: string, env: Environment): string {
  const secrets = Object.entries(env)
    .flatMap(([name, value]) => (value && SECRET.test(name) ? [value, ...passwordsIn(value)] : []))
    .flatMap((secret) => [secret, secret.trim(), decoded(secret), encodeURIComponent(secret)])
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}
