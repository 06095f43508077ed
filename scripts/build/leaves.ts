/**
 * What two or more widgets import sits in shared leaves, handed to them and never copied. The
 * build finds out by itself which leaves a widget needs, and fails when code of any size that
 * matters lands in two of them: name the module here then.
 */
export const sharedLeaves: Record<string, readonly string[]> = {
  data: ['src/page/fields/schema.ts'],
  consents: ['src/site/consent/consent.ts', 'src/site/visit/keepVisit.ts'],
  // The data layer's too, which a page of no site loads without the consents.
  storing: [
    'src/engine/storage/cookies.ts',
    'src/engine/storage/clearCookie.ts',
    'src/engine/storage/writeCookie.ts',
  ],
  videos: ['src/media/videos/createVideos.ts', 'src/media/videos/embed/readCaption.ts'],
  // What is of no use without an engine comes with it: each file is a request.
  engine: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'src/page/island/createStore.ts',
    'src/page/island/defineIsland.tsx',
    'src/page/island/islandRoots.tsx',
    'src/page/island/useScope.ts',
    'src/page/island/useStore.ts',
    'src/page/island/useOwnElement.ts',
  ],
  currencies: [
    'src/rules/money/formatMoney.ts',
    'src/rules/money/fractionDigits.ts',
    'src/rules/money/money.ts',
  ],
  // The cart page's and the drawer's.
  'cart-view': [
    'src/commerce/cartView/content/CartContent.tsx',
    'src/commerce/cartView/content/CartNotLoaded.tsx',
    'src/commerce/cartView/content/useCartService.ts',
    'src/texts/commerce/cartPage.ts',
  ],
  spinner: ['src/page/spinner/createSpinner.ts'],
  overlays: [
    'src/page/focus/focusFirstOf.ts',
    'src/page/focus/inertOutside.ts',
    'src/page/focus/tabbables.ts',
    'src/page/overlays/createBackEntry.ts',
    'src/page/overlays/createModals.ts',
    'src/page/overlays/createOverlays.ts',
  ],
  films: ['src/media/videos/film/readFilm.ts', 'src/media/videos/film/playerMarkup.ts'],
  // Those of the site's own.
  'native-films': [
    'src/media/videos/native/addSources.ts',
    'src/media/videos/native/readNativeFile.ts',
  ],
  // The widget's own leaf: a page with a gallery has images too, as a rule.
  image: [
    'src/media/images/createImages.ts',
    'src/media/images/address/sizedAddress.ts',
    'src/media/images/loading/createResizes.ts',
    'src/media/images/loading/waitForConsent.ts',
    'src/media/images/imageOptions.ts',
    'src/media/images/readPageImage.ts',
    'src/media/images/placing/placing.ts',
    'src/texts/widgets/galleries.ts',
  ],
  // The widget's own leaf: most pages with a form have none of the other widgets.
  form: [
    'src/forms/Form.tsx',
    'src/forms/fields/readFormFields.ts',
    'src/forms/fields/value/formValues.ts',
    'src/forms/formElement.ts',
    'src/forms/formTexts.ts',
    'src/forms/readForm.ts',
  ],
  // The tooltip's and the map's.
  floating: ['src/page/floating.ts'],
  // What waits for consent to ask another company.
  elsewhere: [
    'src/page/elsewhere/bringIn.ts',
    'src/page/elsewhere/createFallbackLink.ts',
    'src/page/elsewhere/putStill.ts',
    'src/page/elsewhere/whenAllowed.ts',
  ],
};

/**
 * The leaf that finds the texts of the page's language, which gives them as the module that widgets
 * import. It may fail, and a page in English goes without it: the module is then empty.
 */
export const languageLeaf = {
  leaf: 'lang',
  module: 'src/texts/language/pageTexts.ts',
  source: 'src/texts/language/loadPageTexts.ts',
  /** The texts, one file for each language. */
  folder: 'src/texts/languages',
};

/**
 * The leaf that lists all that the bootstrap does not, for every page to carry fewer names, and brings
 * the rows of the blocks that few pages have. It comes along with what surely uses a service, so that
 * it costs no round trip there; elsewhere it costs one.
 */
export const laterList = {
  leaf: 'later',
  folder: 'initializers/later',
  takenBy: ['site-parts'],
  /**
   * What it hands to the widgets and services on its list, which are never there without it: most of
   * them would hold a copy. The others hold their own, or their pages would wait for this leaf.
   */
  hands: [
    'src/engine/address/hashTarget.ts',
    'src/engine/storage/sessionStore.ts',
    'src/page/fields/readFields.ts',
    'src/page/motion/fadeable.ts',
    'src/page/motion/showable.ts',
    'src/texts/fillText.ts',
    'src/texts/overrideTexts.ts',
    'src/texts/readOverrides.ts',
  ],
  /** The chunks that are on the bootstrap's own list: what many pages have and is seen first. */
  butFor: ['gallery', 'image', 'site-parts', 'cart-link', 'accordion', 'form', 'marquee'],
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
