import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config';

/** What Stryker runs (stryker.config.json): the tests of rules alone, as it runs them once a fault. */
const rules = config.test?.projects?.slice(0, 1) ?? [];

export default mergeConfig(defineConfig({ ...config, test: { ...config.test, projects: [] } }), {
  test: { projects: rules },
});
