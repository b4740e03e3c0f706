import { describe, expect, test } from 'vitest';
import { isInAppBrowser } from './inAppBrowser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const CHROME = 'Chrome/126.0.0.0 Mobile Safari/537.36';

describe('A page inside another application is recognized', () => {
  test.each([
    ['Instagram, iPhone', `${IPHONE} Mobile/15E148 Instagram 336.0.0.30.92 (iPhone14,5; iOS 17_5; fr_FR)`],
    ['Instagram, Android', `${ANDROID} ${CHROME} Instagram 336.0.0.35.90 Android`],
    ['Facebook, iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.42.97;FBBV/604;FBDV/iPhone14,5]`],
    ['Facebook, Android', `${ANDROID} ${CHROME} [FB_IAB/FB4A;FBAV/466.0.0.43.84;]`],
    ['TikTok, iPhone', `${IPHONE} Mobile/15E148 musical_ly_34.7.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
    ['TikTok, Android', `${ANDROID} ${CHROME} trill_340704 BytedanceWebview/d8a21c6`],
    ['Snapchat', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.90.0.41`],
    ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
    ['LINE', `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
    ['an unknown application, Android', `${ANDROID} ${CHROME}`],
    ['an unknown application, iPhone', `${IPHONE} Mobile/15E148`],
  ])('%s', (_, userAgent) => expect(isInAppBrowser(userAgent, false)).toBe(true));
});

describe('A browser is not', () => {
  test.each([
    ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome, iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ['Firefox, iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome, Android', `${ANDROID.replace('; wv', '')} ${CHROME}`],
    ['Samsung', `${ANDROID.replace('; wv', '')} SamsungBrowser/25.0 ${CHROME}`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    [
      'Safari, Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    ],
  ])('%s', (_, userAgent) => expect(isInAppBrowser(userAgent, false)).toBe(false));

  test('nor is a page opened from the home screen', () => {
    expect(isInAppBrowser(`${IPHONE} Mobile/15E148`, true)).toBe(false);
  });
});
