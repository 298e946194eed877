/** What the management system is called in messages (§2.8 "{product}"). */
export const PRODUCT = 'MuniGestion'
