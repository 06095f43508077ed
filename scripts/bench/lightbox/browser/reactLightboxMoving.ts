import { enterReactLightbox } from './enterReactLightbox';

enterReactLightbox({});
