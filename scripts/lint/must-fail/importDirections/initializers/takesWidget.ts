import { mount } from '../widgets/menu/index';
export const start = mount;
