import { publisher } from '@/publisher';

/** An address of the site as it is printed: short enough to be typed. @param path starts with « / ». */
export const printedAddress = (path: string): string =>
  `${publisher.siteUrl.replace(/^https:\/\/(?:www\.)?/, '')}${path}`;
