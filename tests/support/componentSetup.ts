import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A worker reads the libraries once, and has one document. Ours are read anew for each test file: what another file replaced
// (`vi.mock`) or left behind is gone.
vi.resetModules();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

afterEach(cleanup);

// happy-dom's own animations of transforms never end: framer-motion does without them.
Reflect.deleteProperty(Element.prototype, 'animate');
