/** Parts of a name, in lower case, without marks, blanks and signs; in the languages of many sites. */
const PARTS = [
  // Passwords.
  ...['password', 'passwd', 'passphrase', 'passcode', 'passwort', 'kennwort', 'contrasena'],
  ...['motdepasse', 'wachtwoord', 'losenord', 'adgangskode', 'adgangskod', 'passord', 'salasana'],
  ...['hasło', 'senha', 'parola', 'sifre', 'heslo', 'jelszo', 'lozinka', 'парол', '密码', '密碼'],
  ...[
    'ハスワート',
    '暗証番号',
    '비밀번호',
    'סיסמ',
    'כלמתסר',
    'كلمهالمرور',
    'كلمةالمرور',
    'secret',
    'geheim',
  ],
  ...['segreto', 'pincode', 'codepin', 'codigopin', 'pinnummer', 'pinnumber'],
  // Payment cards.
  ...['creditcard', 'debitcard', 'cardn', 'ccn', 'cardcode', 'cardexp', 'ccexp', 'cardverif'],
  ...['kreditkart', 'kartennummer', 'kartnummer', 'kortnummer', 'kaartnummer', 'cartebancaire'],
  ...['cartedecredit', 'numerodecarte', 'numerocarte', 'numcarte', 'tarjeta', 'numerocarta'],
  ...[
    'numerodicarta',
    'cartadicredito',
    'cartao',
    'numerkarty',
    'номеркарт',
    '卡号',
    '卡號',
    'カート番号',
  ],
  ...['카드번호', 'cvc', 'cvv', 'securitycode', 'sicherheitscode', 'prufnummer', 'prufziffer'],
  ...[
    'codesecurite',
    'codedesecurite',
    'codigoseguridad',
    'codigodeseguridad',
    'codicedisicurezza',
  ],
  // Codes of one use, and what opens an interface.
  ...['verificationcode', 'confirmationcode', 'authcode', 'onetime', 'totp', 'smscode', 'smsotp'],
  ...['apikey', 'privatekey', 'accesskey', 'token', 'csrf', 'xsrf', 'crumb', 'captcha'],
  ...['turnstile', 'recoverycode', 'backupcode', 'seedphrase'],
  // Accounts, and numbers of a person.
  ...['accountn', 'bankaccount', 'kontonummer', 'kontonr', 'numerodecuenta', 'numerodecompte'],
  ...[
    'routingn',
    'sortcode',
    'socialsecurity',
    'socialinsurance',
    'assurancesociale',
    'sozialversicherung',
    'securitesociale',
  ],
  ...['seguridadsocial', 'steuernummer', 'steuerid', 'taxid', 'taxnumber', 'codicefiscale'],
  ...['personnummer', 'nationalid', 'passportn', 'passnummer', 'driverslicen', 'drivinglicen'],
  ...['maidenname', '身份证', 'マイナンハー', '주민등록번호'],
];

/** What has such a part and means something else: a keyword, an office, a card for visitors. */
const HARMLESS =
  /palabras? clave|parol[ae] chiave|secreta[ir]\p{L}*|(tarjeta|cartao) de (visita|regalo)/gu;

/** Whole words, where a part would be in too many others. */
const WORDS =
  /^(pin|otp|mfa|2fa|csc|cvn|ssn|nss|bsn|cpf|nif|dni|pesel|pwd|pass|passw|psw|pw|mdp|clave|cc|пин|(wp)?nonce|iban.*|.*iban)$/;

/** Initials that are a common word of some language too: Spanish "sin", German "ein". */
const INITIALS = /^(sin|ein|tan|tin)$/;

/** What may stand beside initials that are meant as such. */
const BESIDE = /^(no|nr|number|code|my|your|ihre|the|enter|\d*)$/;

/** Returns the words of a name, without marks: `user[cardNumber]` is `user`, `card`, `Number`. */
const wordsOf = (name: string) =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u);

/**
 * Returns whether initials are meant, and no common word: nothing else is said, or they are written
 * in capitals among other words. A name of one word is a programmer's, who names what is asked for.
 */
function hasInitials(name: string, words: readonly string[]): boolean {
  const isInitials = (word: string) => INITIALS.test(word.toLowerCase().replace(/\d+$/, ''));
  if (!words.some(isInitials)) return false;
  if (!/\s/.test(name.trim())) return true;
  const isMixed = /\p{Ll}/u.test(name);
  return (
    words.some((word) => isInitials(word) && isMixed && word === word.toUpperCase()) ||
    words.every((word) => isInitials(word) || BESIDE.test(word.toLowerCase()))
  );
}

/**
 * Returns whether a field of this name, or label, is for a secret: a password, a code of one use,
 * what pays, or a number by which a state or a bank knows a person.
 */
export function isSecretName(name: string): boolean {
  const cased = wordsOf(name);
  const words = cased.join(' ').toLowerCase().replace(HARMLESS, ' ').split(' ');
  const text = words.join('');
  return (
    words.some((word) => WORDS.test(word) || WORDS.test(word.replace(/\d+$/, ''))) ||
    PARTS.some((part) => text.includes(part)) ||
    hasInitials(name, cased)
  );
}
