import { configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeBrowser, openBrowser } from './page';

// The first page of a process reads all of the application's modules.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? '') });
beforeEach(openBrowser);
afterEach(closeBrowser);
