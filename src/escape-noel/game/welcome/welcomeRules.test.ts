import { describe, expect, it } from 'vitest';
import { isWelcomedBack, type WelcomeContext } from './welcomeRules';

const walkingAround: WelcomeContext = {
  username: 'Dame Œillet',
  pathname: '/escape-noel',
  referrer: 'https://plume.example/books',
  historyLength: 9,
  cameFromLogin: false,
  justMade: false,
};

describe('the welcome of a returning knight', () => {
  it('when the referrer contains /login', () => {
    expect(isWelcomedBack({ ...walkingAround, referrer: 'https://plume.example/escape-noel/login' })).toBe(
      true,
    );
  });

  it('when the history has 2 entries or fewer', () => {
    expect(isWelcomedBack({ ...walkingAround, historyLength: 2 })).toBe(true);
    expect(isWelcomedBack({ ...walkingAround, historyLength: 3 })).toBe(false);
  });

  it('when they come from the login page inside the application', () => {
    expect(isWelcomedBack({ ...walkingAround, cameFromLogin: true })).toBe(true);
  });

  it('but never when the account has just been made, however they arrive', () => {
    const arrivals = [
      { cameFromLogin: true },
      { historyLength: 1 },
      { referrer: 'https://plume.example/login' },
    ];
    expect(arrivals.map((how) => isWelcomedBack({ ...walkingAround, ...how, justMade: true }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('but not while walking around, not without a name, not elsewhere', () => {
    expect(isWelcomedBack(walkingAround)).toBe(false);
    expect(isWelcomedBack({ ...walkingAround, historyLength: 1, username: null })).toBe(false);
    expect(isWelcomedBack({ ...walkingAround, historyLength: 1, pathname: '/escape-noel/' })).toBe(false);
    expect(isWelcomedBack({ ...walkingAround, historyLength: 1, pathname: '/escape-noel/jour/1' })).toBe(
      false,
    );
  });
});
