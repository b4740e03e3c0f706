/** The host of the API, shown to network administrators. @param site an address of the site, which is also the API's host in local use. */
export const apiHost = (site: string): string => new URL(import.meta.env.VITE_SUPABASE_URL, site).host;
