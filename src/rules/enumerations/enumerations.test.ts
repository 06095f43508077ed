import { expect, it } from 'vitest';
import { Permission } from '#site/account/permission';
import { SiteRole } from '#site/account/siteRole';
import { BlockType } from './blocks/blockType';
import { FormModelSection } from './blocks/formModelSection';
import { LikertScale } from './blocks/likertScale';
import { MapStyle } from './blocks/mapStyle';
import { OlderBlockType } from './blocks/olderBlockType';
import { CollectionType } from './content/collectionType';
import { ContentItemType } from './content/contentItemType';
import { ContentStatus } from './content/contentStatus';
import { PageType } from './content/pageType';
import { ProductType } from './content/productType';
import { SpecialPageType } from './content/specialPageType';
import { AnalyticsEventKind } from './site/analyticsEventKind';
import { SiteType } from './site/siteType';
import { Units } from './site/units';
import { WebsiteStatus } from './site/websiteStatus';

/**
 * The specification's own words and figures. Feature flags 1 to 68 and the remaining permissions,
 * content item types and collection types are not here: it does not say which number is which.
 */
const SPECIFIED: [enumeration: string, members: object, specified: string][] = [
  [
    'PageType',
    PageType,
    `collection 1, page 2, splash page 3, content item 50, not found 100, error 101, search 102,
     lock screen 103, popup overlay 104, protected content 105, member-area access denied 106,
     show cart 200, checkout 201, order confirmed 202, donate 203, contribution confirmed 204,
     commerce cart v2 205, subscription confirmed 206, order received 207, membership confirmed 208,
     reviews request 209, newsletter unsubscribe 300, commerce email preview 301`,
  ],
  [
    'SiteRole',
    SiteRole,
    `admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store manager 8,
     scheduling 9, viewer 10, campaigns editor 11, scheduling viewer 12, scheduling editor 13`,
  ],
  [
    'WebsiteStatus',
    WebsiteStatus,
    `expired 1, pastdue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, v5 linked 11,
     active parking page 12, resold 13, resold grace period 14, enterprise 15`,
  ],
  ['SiteType', SiteType, 'classic 1, cover page 2, parking page 3, commerce 4, enterprise 5'],
  [
    'ContentStatus',
    ContentStatus,
    'published 1, scheduled 2, needs review 3, draft 4, private 5, deleted 6',
  ],
  [
    'ContentItemType',
    ContentItemType,
    `text 1, image 2, quote 4, link 5, chat 6, audio 7, video 8, review 10, store item 11, event 12,
     thread 13, gallery 14, binary 15, digital good 18, attachment 19, lesson 62`,
  ],
  ['Permission', Permission, 'authenticated 0, config 1, admin 2'],
  [
    'BlockType',
    BlockType,
    `navigation 1, html 2, map 4, image 5, gallery 8, form 9, spacer 21, embed 22, code 23,
     instagram 25, calendar 26, quote 31, video 32, search 33, audio 41, horizontal rule 47,
     newsletter 51, button 53, social links 54, summary 55, archive 61, scheduling 65, accordion 69,
     marquee 70, component 1337`,
  ],
  [
    'OlderBlockType',
    OlderBlockType,
    `heading 1, sub-heading 2, body 3, image 4, gallery 5, video 6, social icons 7, buttons 8,
     navigation 9, custom form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16,
     lock 17, password 18, twitter 19, popup overlay action 20`,
  ],
  ['CollectionType', CollectionType, 'generic 1, lessons 24'],
  ['SpecialPageType', SpecialPageType, 'cover page 1, lock screen 2, popup overlay 3'],
  [
    'AnalyticsEventKind',
    AnalyticsEventKind,
    'page view 1, site search 2, heartbeat 10, audio 20, video 21',
  ],
  ['Units', Units, 'imperial 1, metric 2'],
  ['ProductType', ProductType, 'physical 1, digital 2, service 3, gift card 4, paywall 5'],
  [
    'LikertScale',
    LikertScale,
    'strongly disagree -2, disagree -1, neutral 0, agree 1, strongly agree 2',
  ],
  ['FormModelSection', FormModelSection, 'build 1, storage 2, advanced 3, captcha 4, disclaimer 5'],
  [
    'MapStyle',
    MapStyle,
    'original 1, grayscale 2, satellite 3, minimal light 4, minimal dark 5, minimal blue 6',
  ],
];

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

it.each(SPECIFIED)('%s has exactly the specified members', (_, members, specified) => {
  const expected = specified.split(',').map((entry): [string, number] => {
    const [, name = '', number] = /^\s*(.+) (-?\d+)$/.exec(entry) ?? [];
    return [letters(name), Number(number)];
  });
  const actual = Object.entries(members)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => [letters(name), value]);
  expect(actual).toEqual(expected);
});
