const day = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** « 31 décembre 2024 », from the publisher's date. */
export const contestDate = (isoDate: string): string => day.format(new Date(`${isoDate}T00:00:00Z`));

/** « 12 points », « 1 point ». */
export const pointsText = (points: number): string => `${points} ${points > 1 ? 'points' : 'point'}`;
