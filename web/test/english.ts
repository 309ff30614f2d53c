// Tests read the page in English.
import { messages } from '../src/messages/messages.svelte';
import { loaders } from '$words';

await messages.speak('en');
await messages.need(...(Object.keys(loaders) as (keyof typeof loaders)[]));
