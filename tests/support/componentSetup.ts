import { MotionGlobalConfig } from 'framer-motion';
import { vi } from 'vitest';

// A worker reads the libraries once, and ours anew for each test file: what another file replaced (`vi.mock`) or left behind is gone.
vi.resetModules();
// What moves would still be moving when the next file begins.
MotionGlobalConfig.skipAnimations = true;
