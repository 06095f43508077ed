import { enterPhotoSwipe } from './enterPhotoSwipe';

enterPhotoSwipe({ showHideAnimationType: 'none' });
