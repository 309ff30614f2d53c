import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito/wght.css';
import './styles/tokens.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPlace } from './focus';
import { settings } from './settings.svelte';
import { messages } from './messages/messages.svelte';

await messages.speak(settings.speaks);
await messages.need('first');
const page = document.getElementById('page')!;
mount(App, { target: page });
keepPlace(page);
