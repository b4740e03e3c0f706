/**
 * What keeps the site from starting and has nothing to do with its code: told in one sentence that says what to do.
 * Its stack is its message, so that whoever prints it (Vite does) shows the sentence alone.
 */
export class Refusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Refusal';
    this.stack = message;
  }
}
