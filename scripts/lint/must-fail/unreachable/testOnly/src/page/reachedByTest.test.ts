import { reachedByTest } from './reachedByTest';

console.log(reachedByTest);
