import './styles.css';

export { createCookieBanner as createService } from './createCookieBanner';
