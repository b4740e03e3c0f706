/**
 * A number of points in French, where only two and more are plural.
 * @param points 0 or more.
 */
export function countOfPoints(points: number): string {
  return `${points}\u00A0${points > 1 ? 'points' : 'point'}`;
}

/** « +N points gagnés » (spec §8). */
export function pointsWon(points: number): string {
  return `+${points} ${points > 1 ? 'points gagnés' : 'point gagné'}`;
}

/** A number of seconds in French. */
export function countOfSeconds(seconds: number): string {
  return `${seconds}\u00A0${seconds > 1 ? 'secondes' : 'seconde'}`;
}
