import type { Language } from '../language/language';

/** German. */
export const texts = {
  account: {
    logoutTitle: 'Abmeldung erfolgreich',
    logoutText: 'Sie wurden erfolgreich abgemeldet.',
    pageLocked: 'Diese Seite ist gesperrt',
    membersOnly: 'Diese Seite ist nur für Mitglieder der Website verfügbar',
  },
  announcements: {
    label: 'Ankündigung',
    close: 'Ankündigung schließen',
  },
  calls: {
    unableToConnect: 'Keine Verbindung möglich…',
    unauthorized: 'Nicht autorisierte Anfrage',
    serverError: 'Interner Serverfehler. Bitte versuchen Sie es später erneut.',
    unavailable:
      'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später erneut.',
    overlayTitle: 'Etwas ist schiefgelaufen!',
    overlayNetwork:
      'Die Verbindung konnte nicht hergestellt werden. Bitte versuchen Sie es erneut.',
    overlayDetails: 'URL: {url}\nFormat: {format}\nMeldung: {message}',
    reloadPage: 'Seite neu laden',
    clear: 'Ausblenden',
  },
  captcha: {
    incomplete: 'Lösen Sie das CAPTCHA, bevor Sie das Formular senden.',
    loadFailed: 'Das CAPTCHA konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  cart: {
    label: 'Warenkorb',
    oneItem: 'Ein Artikel im Warenkorb',
    items: '{n} Artikel im Warenkorb',
    manyItems: 'Mehr als 100 Artikel im Warenkorb',
  },
  cartFailures: {
    update: 'Menge konnte nicht geändert werden',
    remove: 'Artikel konnte nicht entfernt werden',
    notLoaded: 'Der Shop konnte nicht geladen werden',
    connect: 'Keine Verbindung. Bitte versuchen Sie es erneut',
    left: 'Nur noch {n} verfügbar',
    soldOut: 'Ausverkauft',
    offline: 'Sie sind offline. Ihre Änderungen werden gespeichert, sobald Sie wieder online sind.',
  },
  consent: {
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    manage: 'Einstellungen',
    text: 'Wenn Sie diese Website nutzen, stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, um Ihnen ein gutes Nutzungserlebnis zu bieten und unsere Website zuverlässig zu betreiben.',
    label: 'Cookie-Banner',
    accepted: 'Sie haben akzeptiert.',
    declined: 'Sie haben abgelehnt: Es wird nur verwendet, was diese Website benötigt.',
    partly: 'Sie haben einen Teil akzeptiert. Der Rest wird nicht verwendet.',
    signal:
      'Ihr Browser bittet Websites, Sie nicht zu verfolgen (Global Privacy Control). Wir respektieren das: Es wird nur verwendet, was diese Website benötigt, es sei denn, Sie akzeptieren.',
  },
  consentManage: {
    title: 'Cookie-Einstellungen',
    intro: 'Wählen Sie, was diese Website verwenden darf. Sie können dies jederzeit ändern.',
    signal:
      'Ihr Browser bittet Websites, Sie nicht zu verfolgen (Global Privacy Control). Es wird nur verwendet, was Sie hier erlauben.',
    necessary: 'Notwendig',
    necessaryText:
      'Ohne dies funktioniert die Website nicht, zum Beispiel Ihr Warenkorb und diese Auswahl.',
    always: 'Immer aktiv',
    analytics: 'Statistik',
    analyticsText: 'Zählt Besuche und zeigt, wie die Website genutzt wird und wie schnell sie ist.',
    ads: 'Werbung',
    adsText: 'Informiert Werbepartner über Ihren Besuch und zeigt Ihnen dazu passende Werbung.',
    embeds: 'Inhalte von Dritten',
    embedsText:
      'Lädt Videos, Schriften und Kommentare von anderen Websites, die so von Ihrem Besuch erfahren.',
    acceptAll: 'Alle akzeptieren',
    declineAll: 'Alle ablehnen',
    save: 'Auswahl speichern',
    close: 'Schließen, ohne zu speichern',
  },
  contacts: {
    label: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    map: 'Karte',
    hours: 'Zeiten',
    hoursTitle: 'Öffnungszeiten',
    open: 'Wir haben gerade geöffnet.',
    closed: 'Wir haben gerade geschlossen.',
    noHours: 'Geschlossen',
    close: 'Öffnungszeiten schließen',
  },
  dialogs: {
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    reject: 'Ablehnen',
    ok: 'OK',
    close: 'Schließen',
  },
  forms: {
    submitting: 'Wird gesendet…',
    submitted: 'Vielen Dank!',
    invalidFields: 'Mindestens ein Feld ist ungültig. Bitte überprüfen Sie Ihre Eingaben.',
    errorsAbove: 'Fehler weiter oben',
    invalidEmail:
      'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen müssen dem Format {email} entsprechen.',
    tooLong: 'Sie haben die maximale Zeichenzahl überschritten.',
    counter: '{count} / {max}',
    problemBelow:
      'In Ihrem Formular ist ein Problem aufgetreten. Bitte scrollen Sie nach unten, um es zu prüfen.',
    problemAbove:
      'In Ihrem Formular ist ein Problem aufgetreten. Bitte scrollen Sie nach oben, um es zu prüfen.',
    unauthorized: 'Das Formular kann nicht gesendet werden. Bitte versuchen Sie es später erneut.',
    notConfigured: 'Dieses Formular wurde noch nicht eingerichtet.',
    rateLimited:
      'Das Formular kann nicht gesendet werden, da es zu oft gesendet wurde. Bitte versuchen Sie es später erneut.',
    serverError: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
    unknownError: 'Unbekannter Fehler. Bitte versuchen Sie es später erneut.',
    keyFailed:
      'Der Schlüssel zum Senden des Formulars konnte nicht abgerufen werden. Bitte versuchen Sie es später erneut.',
    parseFailed:
      'Die Formularfelder konnten nicht gelesen werden. Bitte überprüfen Sie Ihre Eingaben.',
    saveFailed:
      'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    checkEntries: 'Bitte überprüfen Sie Ihre Eingaben.',
    uploading: 'Wird gesendet… {percent} %',
    noAnswer: 'Es kam keine Antwort. Ihre Eingaben sind noch hier: Bitte versuchen Sie es erneut.',
    notTaken:
      'Das konnte nicht gesendet werden. Ihre Eingaben sind noch hier: Bitte versuchen Sie es später erneut.',
    outdated: 'Diese Seite ist veraltet. Bitte laden Sie sie neu und senden Sie das Formular dann.',
    tooLarge: 'Ihr Anhang ist zu groß.',
  },
  galleries: {
    lightboxTitle: 'Galerie',
    close: 'Bilder schließen',
    previous: 'Zurück',
    next: 'Weiter',
    caption: 'Bildunterschrift',
    imagePlace: 'Bild {n} von {m}',
    videoPlace: 'Video {n} von {m}',
    broken: 'Dieses Bild kann nicht angezeigt werden.',
    roleGallery: 'Karussell',
    roleSlide: 'Folie',
    slide: '{index} von {count}',
    slideNamed: '{index} von {count}: {label}',
    picker: 'Folie {index}',
    pickers: 'Folien',
    open: 'Größer anzeigen',
    stop: 'Automatische Wiedergabe anhalten',
    start: 'Automatische Wiedergabe starten',
  },
  likert: {
    stronglyDisagree: 'Stimme überhaupt nicht zu',
    disagree: 'Stimme nicht zu',
    neutral: 'Neutral',
    agree: 'Stimme zu',
    stronglyAgree: 'Stimme voll und ganz zu',
  },
  marquees: {
    pause: 'Bewegten Text anhalten',
    play: 'Bewegten Text abspielen',
    scrollable: 'Scrollbarer Text',
  },
  menus: {
    listName: 'Speisekarten',
  },
  page: {
    justNow: 'gerade eben',
    secondsAgo: 'vor etwa {n} s',
    loading: 'Wird geladen',
  },
  popups: {
    label: 'Pop-up',
    close: 'Pop-up schließen',
  },
  prices: {
    from: 'ab {price}',
    range: '{lowest} – {highest}',
    original: 'Ursprünglicher Preis:',
    sale: 'Angebotspreis:',
  },
  quickViews: {
    label: 'Schnellansicht',
    close: 'Schließen',
    previous: 'Vorheriges Produkt',
    next: 'Nächstes Produkt',
    loading: 'Das Produkt wird geladen',
    failed: 'Das Produkt konnte nicht geladen werden.',
    full: 'Zur Produktseite',
    position: '{name}, {n} von {count}',
  },
  videos: {
    untitled: 'Video',
    play: 'Video abspielen',
    titled: '{what}: {title}',
    load: 'Video von {site} laden',
    watch: 'Auf {site} ansehen',
    invalidEmbed: 'Ungültiges eingebettetes Video.',
  },
} satisfies Language;
