/**
 * What two or more widgets import sits in shared leaves, handed to them and never copied. The
 * build finds out by itself which leaves a widget needs, and fails when code of any size that
 * matters lands in two of them: name the module here then.
 */
export const sharedLeaves: Record<string, readonly string[]> = {
  // What is of no use without an engine comes with it: each file is a request.
  engine: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'src/hashTarget.ts',
    'src/island/defineIsland.tsx',
    'src/island/islandRoots.tsx',
    'src/island/useAdoption.ts',
    'src/island/useOwnElement.ts',
  ],
  data: ['src/schema.ts', 'src/storage/sessionStore.ts'],
  images: [
    'src/images/createImages.ts',
    'src/images/createResizes.ts',
    'src/images/imageOptions.ts',
    'src/images/readPageImage.ts',
    'src/images/placing.ts',
    'src/strings/galleries.ts',
  ],
  motion: ['src/motion/fadeable.ts', 'src/motion/showable.ts'],
  overlays: [
    'src/focus/focusFirstOf.ts',
    'src/focus/inertOutside.ts',
    'src/focus/tabbables.ts',
    'src/overlays/createModals.ts',
    'src/overlays/createOverlays.ts',
  ],
  consents: ['src/consent/createConsent.ts', 'src/storage/cookies.ts'],
  videos: ['src/videos/createVideos.ts', 'src/videos/readCaption.ts'],
  forms: [
    'src/forms/Form.tsx',
    'src/forms/fields/readFields.ts',
    'src/forms/formElement.ts',
    'src/forms/readForm.ts',
  ],
  spinner: ['src/spinner/Spinner.tsx'],
};

/**
 * The leaf that lists those of the services that no initializer loads, for every page to carry fewer
 * names. It comes along with what surely uses a service, so that it costs no round trip there.
 */
export const serviceList = {
  leaf: 'services',
  takenBy: ['site', 'forms'],
  /** Of initializers, on that list too: what few pages have, or what comes when a pointer does. */
  also: ['lightbox', 'relative-time', 'rendering', 'tooltip'],
};

/** The two engines: the same leaves, but for the one that holds React or what stands for it. */
export const engines = {
  react: { bootstrap: 'skerry', leaf: 'engine', alias: {} },
  preact: {
    bootstrap: 'skerry.slim',
    leaf: 'slim',
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
} as const;

export type Engine = keyof typeof engines;
