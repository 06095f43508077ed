import './styles.css';

export { createAnnouncementBar as createService } from './createAnnouncementBar';
