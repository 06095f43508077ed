import './styles.css';

export { createService } from './createPopups';
