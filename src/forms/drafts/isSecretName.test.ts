import { describe, expect, it } from 'vitest';
import { isSecretName } from './isSecretName';

describe('is a secret', () => {
  it.each([
    ...['cardnumber', 'cardNumber', 'card_number', 'card-number', 'Card Number', 'CARDNUMBER'],
    ...['payment[card][number]', 'cc-number', 'ccnum', 'ccNo', 'SQF_CARD_NUMBER', 'creditCard'],
    ...['cvc', 'CVC2', 'card_cvv', 'cardcvc', 'csc', 'security code', 'securityCode'],
    ...['ssn', 'SSN', 'user.ssn', 'social-security-number', 'iban', 'IBAN_1', 'account number'],
    ...['pin', 'PIN', 'pin2', 'userPin', 'pin-code', 'otp', 'otp_1', 'smsOtp', 'one-time code'],
    ...['password', 'Password2', 'user[password]', 'passwd', 'pwd', 'new_pwd', 'pass', 'secret'],
    ...['client_secret', 'clientSecret', 'api key', 'X-API-Key', 'csrf_token', 'g-recaptcha-x'],
    ...['Passwort', 'Kennwort', 'mot de passe', 'mdp', 'contraseña', 'contrasen\u0303a', 'clave'],
    ...['wachtwoord', 'lösenord', 'salasana', 'hasło', 'Senha', 'parola', 'şifre', 'Пароль'],
    ...[
      '密码',
      'パスワード',
      '비밀번호',
      'Kartennummer',
      'Prüfnummer',
      'numéro de carte',
      'kredit-karte',
    ],
    ...['número de tarjeta', 'número do cartão', 'codice fiscale', 'Kontonummer', 'номер карты'],
    ...['ｐａｓｓｗｏｒｄ', 'p\u0301assword'],
    // What is also a word of some language, where it is meant as a secret.
    ...['sin', 'SIN', 'sin_number', 'user.sin', 'SIN number', 'Your SIN', 'SIN:', 'SIN (Canada)'],
    ...['Canadian SIN', 'Enter your sin', 'Your social insurance number (SIN)', 'sin 1', 'userSin'],
    ...['TAN', 'Ihre TAN', 'TAN-Nummer', 'Bitte TAN eingeben', 'sms-tan', 'mTAN', 'smsTAN', 'tan'],
    ...['EIN', 'EIN number', 'company_ein', 'Employer EIN', 'TIN', 'Your tin', 'taxTin', 'TIN No.'],
    ...['clave', 'Tu clave', 'clave de acceso', 'Clave secreta', 'la clave', 'Parola', 'parola_2'],
    ...['csrfNonce', 'wpnonce', 'nonce', 'client secret', 'Segreto', 'clientSecret', 'secret_key'],
    ...['Social insurance number', 'numéro d’assurance sociale', 'Numéro de sécurité sociale'],
    ...['Sozialversicherungsnummer', 'Número de la seguridad social', 'Steuer-ID', 'Tax ID'],
    ...['Número de cartão', 'Número de tarjeta', 'tarjeta de crédito', 'cartão de crédito'],
  ])('%s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });
});

describe('is none', () => {
  it.each([
    ...['', 'name', 'email', 'message', 'text-yui_3_17_2_1_field', 'shipping', 'opinion', 'spine'],
    ...['phone', 'passenger', 'compass', 'address', 'city', 'date', 'Why you?', 'business card'],
    // Spanish, Scandinavian: without, his own.
    ...['Sin azúcar', 'Sin alergias', 'sin gluten', 'SIN AZÚCAR', 'Sin número', '¿Con o sin guía?'],
    ...['Beskriv sin erfaring', 'Barnet och sin förälder', '¿Viene con o sin perro?', 'Sin más'],
    // German: a. Spanish: so. English: a colour, a metal.
    ...['Ein Wunsch', 'Ein paar Worte', 'Noch ein Gast?', 'Welches Boot? Ein großes', 'EIN WUNSCH'],
    ...['¿Qué tan grande?', 'Tan pronto como', 'Colour: tan or grey', 'Tin or glass?', 'Tin nhắn'],
    // A key in another sense, a word, an advertisement, an office.
    ...['Palabra clave', 'palabras clave', 'Parola chiave', 'parole chiave', 'Votre annonce'],
    ...[
      'Announcement',
      'Prononcez votre nom',
      'Secretary',
      'Secretaría',
      'Secrétariat',
      'Sekretär',
    ],
    ...['Tarjeta de visita', 'Tarjeta de regalo', 'Cartão de visita', 'wifi banner'],
    ...['What is your account of it?', 'singer', 'accident', 'pineapple', 'company', 'Straße'],
  ])('%s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});
