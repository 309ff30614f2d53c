// Tests read the page in English, on a device of which nothing is known.
import { vi } from 'vitest';
import { loaders } from '$words';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const { messages } = await import('../src/messages/messages.svelte');
await messages.speak('en');
await messages.need(...(Object.keys(loaders) as (keyof typeof loaders)[]));
