/** What stands in the catalogue of a municipality (REACH-02). Not among `paths`, which strangers load too. */
export const CATALOGUE_PATH = '/catalogo'

/** The page of a municipality for strangers, which the server makes. */
export const publicCatalogue = (key: string): string => `/publico/${encodeURIComponent(key)}`
