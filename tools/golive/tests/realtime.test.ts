import { expect, test } from 'vitest';
import { realtimeChecks } from '../realtime';
import type { Target } from '../target';
import { testFaults } from './testFaults';

const management: Target['management'] = () => Promise.resolve({ suspend: false, private_only: true });

testFaults([
  {
    check: 'realtime',
    says: /turn « Enable Realtime service » off/,
    make: (stub) => (stub.realtime = { suspend: null, private_only: false }),
  },
  {
    check: 'publication',
    says: /sends the changes of users: /,
    make: (stub) => (stub.sql = 'create publication supabase_realtime for table public.users'),
  },
]);

test('private channels alone are closed too, as no policy opens one', async () => {
  // The check reads nothing else of the target.
  const target = { management } as unknown as Target;
  expect(await realtimeChecks['realtime']?.(target)).toMatchObject({ verdict: 'ok' });
});
