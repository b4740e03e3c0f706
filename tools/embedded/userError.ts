/**
 * An error that the user can fix: its message says how. Its stack is its message, so that Vite, which prints stacks, shows one sentence.
 */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UserError';
    this.stack = message;
  }
}
