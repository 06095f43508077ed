import { enterReactLightbox } from './enterReactLightbox';

enterReactLightbox({ fade: 0, swipe: 0, navigation: 0 });
