import './styles.css';

export { createFormwork as createService } from './createFormwork';
