import { countdown } from './countdown';

document.addEventListener('skerry:mounted', countdown());
