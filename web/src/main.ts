import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito/wght.css';
import './styles/tokens.css';
import './styles/page.css';
import './styles/controls.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPlace } from './focus';
import { settings } from './settings.svelte';
import { messages } from './messages/messages.svelte';

// In a function: a script that waits at its top level cannot be one with what it shares.
async function begin(page: HTMLElement): Promise<void> {
    await messages.speak(settings.speaks);
    await messages.need('first', 'server');
    mount(App, { target: page });
    keepPlace(page);
}

void begin(document.getElementById('page')!);
