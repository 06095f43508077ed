import { used } from './page/used';

used();
