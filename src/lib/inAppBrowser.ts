/** The applications that say who they are: Facebook, Messenger, Instagram, TikTok, Snapchat, Pinterest, LinkedIn, LINE, WeChat… */
const APPLICATIONS =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Messenger|Instagram|Barcelona|TikTok|musical_ly_[\d.]+|trill_\d+|BytedanceWebview|Snapchat|Pinterest|LinkedInApp|Twitter|Line|MicroMessenger|KAKAOTALK|Discord|Reddit)\b/i;
const ANDROID_WEB_VIEW = /; wv\)/;

/**
 * Whether a page is shown inside another application, where Google refuses to sign anyone in. A heuristic: it can miss some.
 * @param userAgent `navigator.userAgent`.
 * @param isInstalled whether the page was opened from the home screen, whose browser looks the same on an iPhone.
 */
export function isInAppBrowser(userAgent: string, isInstalled: boolean): boolean {
  if (APPLICATIONS.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)) return true;
  // Every browser of an iPhone says « Safari », an application's own view does not.
  return /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/') && !isInstalled;
}
