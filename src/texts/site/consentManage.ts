/** The view in which a visitor answers by category, where the site sets no texts of its own. */
export const consentManage = {
  title: 'Cookie settings',
  intro: 'Choose what this website may use. You can change it at any time.',
  signal:
    'Your browser asks websites not to track you (Global Privacy Control). Only what you allow here is used.',
  necessary: 'Necessary',
  necessaryText: 'What the website can’t work without, such as your cart and this choice.',
  always: 'Always on',
  analytics: 'Analytics',
  analyticsText: 'Counts visits and shows how the website is used and how fast it is.',
  ads: 'Advertising',
  adsText: 'Lets advertisers know of your visit, and shows you ads that fit it.',
  embeds: 'Content of others',
  embedsText: 'Loads videos, fonts and comments from other websites, which learn of your visit.',
  acceptAll: 'Accept all',
  declineAll: 'Decline all',
  save: 'Save my choice',
  close: 'Close without saving',
};
