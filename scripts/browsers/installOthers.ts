import { aptInstall, canUseApt } from './aptInstall';
import { findFirefox } from './findFirefox';
import { findOldWebKit, findWebKit } from './findWebKit';

function missingPackages(): string[] {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(findOldWebKit() ? [] : ['wpewebkit-driver', 'cog']),
  ];
}

const missing = missingPackages();
if (missing.length > 0 && canUseApt()) aptInstall(missing);
const stillMissing = missingPackages();
if (stillMissing.length > 0) {
  console.error(
    `Firefox and WebKit can't be driven yet: on Debian, install ${stillMissing.join(' ')} with apt-get as root.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `Firefox: ${findFirefox()}\nWebKit: ${findWebKit()?.browser}\nold WebKit: ${findOldWebKit()?.browser}`,
  );
}
