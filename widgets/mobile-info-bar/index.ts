import './styles.css';

export { createMobileInfoBar as createService } from './createMobileInfoBar';
