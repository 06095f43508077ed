import './styles.css';

export { createConsentManage as createService } from './createConsentManage';
