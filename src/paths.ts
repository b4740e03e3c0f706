const RIDDLES = '/escape-noel/jour';

export const paths = {
  home: '/',
  books: '/books',
  about: '/about',
  contact: '/contact',
  game: {
    landing: '/escape-noel',
    login: '/escape-noel/login',
    profile: '/escape-noel/profile',
    password: '/escape-noel/mot-de-passe',
    privacy: '/escape-noel/vie-privee',
    legal: '/escape-noel/mentions-legales',
    riddles: RIDDLES,
    riddle: (day: number) => `${RIDDLES}/${day}`,
    constellation: '/escape-noel/constellation',
    final: '/escape-noel/final',
    leaderboard: '/escape-noel/classement',
    artefacts: '/escape-noel/artefacts',
    contest: '/escape-noel/avis',
    contact: '/escape-noel/contact',
    adminStats: '/escape-noel/admin/stats',
  },
} as const;

/** Rule 3.13: `/escape-noel` and the addresses under it. */
export function isGamePath(pathname: string): boolean {
  return pathname === paths.game.landing || pathname.startsWith(`${paths.game.landing}/`);
}
