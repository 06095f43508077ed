import './styles.css';

export { createDialogs as createService } from './createDialogs';
