import { describe, expect, test } from 'vitest';
import { isInAppBrowser } from './inAppBrowser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
/** An iPad asks for desktop pages by default. */
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
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
    ['Teams, Android', `${ANDROID.replace('; wv', '')} ${CHROME} TeamsMobile-Android/1416/1.0.0.2024143204`],
    ['Teams, iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 TeamsMobile-iOS/6.12.1`],
    ['Teams, Windows', `${WINDOWS} Teams/1.6.00.35956 Chrome/108.0.5359.215 Electron/22.3.25 Safari/537.36`],
    [
      'Teams, new, Windows',
      `${WINDOWS} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0 Teams/24180.205.2980.1757`,
    ],
    ['LinkedIn, iPhone', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.8453`],
    ['LinkedIn, iPad', `${IPAD} Mobile/15E148 [LinkedInApp]/9.29.8453`],
    ['WhatsApp', `${IPHONE} Mobile/15E148 WhatsApp/2.24.12.78`],
    [
      'Telegram, Android',
      `${ANDROID.replace('; wv', '')} ${CHROME} Telegram-Android/10.14.5 (Google Pixel 8; Android 14; SDK 34)`,
    ],
    ['Discord, Android', `${ANDROID} ${CHROME} Discord-Android/238013`],
    ['Gmail and Google, iPhone', `${IPHONE} GSA/322.1.642984926 Mobile/15E148 Safari/604.1`],
    ['Gmail and Google, iPad', `${IPAD} GSA/322.1.642984926 Mobile/15E148 Safari/604.1`],
    ['Skype', `${ANDROID.replace('; wv', '')} ${CHROME} Skype/8.119.0.201`],
    ['Slack, Mac', `${IPAD} Slack_SSB/4.39.90 Chrome/126 Electron/31.1.0 Safari/537.36`],
    ['Viber', `${ANDROID.replace('; wv', '')} ${CHROME} Viber/22.8.0.0`],
    ['Twitter', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.46`],
    ['an unknown application, Android', `${ANDROID} ${CHROME}`],
    ['an unknown application, iPhone', `${IPHONE} Mobile/15E148`],
  ])('%s', (_, userAgent) => expect(isInAppBrowser(userAgent, false)).toBe(true));

  test('an unknown application, on an iPad that says it is a Mac', () => {
    expect(isInAppBrowser(IPAD, false, 5)).toBe(true);
    expect(isInAppBrowser(`${IPAD} Mobile/15E148`, false, 5)).toBe(true);
    expect(isInAppBrowser(IPAD, true, 5)).toBe(false);
  });
});

describe('A browser is not', () => {
  test.each([
    ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome, iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ['Firefox, iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome, Android', `${ANDROID.replace('; wv', '')} ${CHROME}`],
    ['Samsung', `${ANDROID.replace('; wv', '')} SamsungBrowser/25.0 ${CHROME}`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    ['Firefox, Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0'],
    ['Edge, Windows', `${WINDOWS} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
    ['DuckDuckGo, iPhone', `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
    [
      'Safari, Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    ],
  ])('%s', (_, userAgent) => expect(isInAppBrowser(userAgent, false)).toBe(false));

  test.each([
    ['Safari', `${IPAD} Version/17.5 Safari/605.1.15`],
    ['Chrome', `${IPAD} CriOS/126.0.6478.54 Version/17.5 Safari/605.1.15`],
    ['Firefox', `${IPAD} FxiOS/127.0 Safari/605.1.15`],
  ])('%s on an iPad that says it is a Mac', (_, userAgent) =>
    expect(isInAppBrowser(userAgent, false, 5)).toBe(false),
  );

  test('nor is a page opened from the home screen', () => {
    expect(isInAppBrowser(`${IPHONE} Mobile/15E148`, true)).toBe(false);
  });
});
