import stars from '@art/escape-noel/sky-dots.svg?no-inline';

/** The stars behind a page. Lazy: the page must not wait for them. */
export const NightSky = () => (
  <img
    alt=""
    className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-[62rem] w-full object-cover object-top"
    height="1000"
    loading="lazy"
    src={stars}
    width="1600"
  />
);
