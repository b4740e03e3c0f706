/**
 * The applications that say who they are: Facebook, Messenger, Instagram, Threads, TikTok, Snapchat, Pinterest, LinkedIn, X, LINE,
 * WeChat, KakaoTalk, Discord, Reddit, Teams, Skype, Slack, Telegram, WhatsApp, Viber, Gmail and Google's own (GSA), Outlook, Zoom…
 */
const APPLICATIONS =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Messenger|Instagram|Barcelona|TikTok|musical_ly_[\d.]+|trill_\d+|BytedanceWebview|Snapchat|Pinterest|LinkedInApp|Twitter|Line|MicroMessenger|KAKAOTALK|Discord|Reddit|TeamsMobile-\w+|Teams|Skype|Slack|Slack_SSB|Telegram|Telegram-\w+|TelegramBot|WhatsApp|Viber|GSA|Outlook-(?:iOS|Android)|Zoom|ZoomWebKit|Electron)\b/i;
const ANDROID_WEB_VIEW = /; wv\)/;

/**
 * True if a page is shown inside another application, where Google refuses to sign anyone in. A heuristic: it can miss some.
 * @param userAgent `navigator.userAgent`.
 * @param isInstalled whether the page was opened from the home screen, whose browser looks the same on an iPhone.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad says that it is a Mac, which has none.
 */
export function isInAppBrowser(userAgent: string, isInstalled: boolean, touchPoints = 0): boolean {
  if (APPLICATIONS.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)) return true;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  // Every browser of an iPhone or iPad says « Safari », an application's own view does not.
  return isApple && !userAgent.includes('Safari/') && !isInstalled;
}
