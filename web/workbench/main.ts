// Boards on fixtures, without a server: `npm run dev`, then /workbench/?dark
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '../src/styles/tokens.css';
import '../src/styles/page.css';
import { mount } from 'svelte';
import Bench from './Bench.svelte';

if (location.search.includes('dark')) document.documentElement.dataset.theme = 'dark';
mount(Bench, { target: document.getElementById('page')! });
