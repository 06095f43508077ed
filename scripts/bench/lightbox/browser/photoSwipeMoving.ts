import { enterPhotoSwipe } from './enterPhotoSwipe';

enterPhotoSwipe({ showHideAnimationType: 'zoom' });
