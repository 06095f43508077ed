import './styles.css';

export { createPopupOverlay as createService } from './createPopupOverlay';
