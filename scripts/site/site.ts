// Writes the site as static files: `npm run site`, or `npm run site -- folder`.
import { writeSite } from './writeSite';

const DEFAULT_FOLDER = 'dist-site';

const [folder = DEFAULT_FOLDER] = process.argv.slice(2);
const count = await writeSite(folder, 'dist');
console.log(`${count} files in ${folder}/, which any server of files can serve from any folder.`);
