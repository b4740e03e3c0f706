import { parse, number, object, string } from 'valibot';

const request = object({ search: string(), page: number(), page_size: number() });

/** The reply of `admin_users` with 100,000 accounts, named after the search and their index. @param asked the call's arguments. */
export function manyAccounts(asked: unknown): object[] {
  const { search, page, page_size: size } = parse(request, asked);
  const first = (page - 1) * size;
  return Array.from({ length: size }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(first + index).padStart(12, '0')}`,
    email: `compte${index}@exemple.test`,
    username: null,
    displayName: `${search || 'Tous'} ${first + index + 1}`,
    totalScore: 12,
    completedCount: 3,
    hasReview: false,
    hasMedia: false,
    isTest: false,
    createdAt: '2024-12-01T10:00:00Z',
    swiftFive: null,
    swiftQuest: null,
    hasReplayed: false,
    importedCount: 0,
    knightCount: 1,
    decidedAt: null,
    total: 100_000,
    page,
    pageCount: 100_000 / size,
  }));
}
