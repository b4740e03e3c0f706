import { afterAll, beforeAll } from 'vitest';
import { embeddedJudge, type EmbeddedJudge } from './judge.ts';
import { edition, judgedProblemsOf } from './testEdition.ts';

/** A judge for a test file, which has compared the answers of the current edition. */
export function testJudge(): EmbeddedJudge {
  const judge = embeddedJudge();
  beforeAll(async () => {
    await judgedProblemsOf(judge, edition);
  }, 120_000);
  afterAll(() => judge.close());
  return judge;
}
