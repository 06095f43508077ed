import './styles.css';

export { createDrawer as createService } from './createDrawer';
