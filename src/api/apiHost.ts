/** The host of the API, for whoever runs a network. @param site an address of the site, whose host it is in local use. */
export const apiHost = (site: string): string => new URL(import.meta.env.VITE_SUPABASE_URL, site).host;
