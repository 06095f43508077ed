import './styles.css';

export { createDebug as createService } from './createDebug';
