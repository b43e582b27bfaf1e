import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import { startLanguage } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { startTheme } from './lib/theme.svelte';

import.meta.glob('./games/*/tones.css', { eager: true });

startTheme();
startRouter();
await startLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/service-worker.js').catch(() => null); // without it the site works, if only online
}
