/** An address that may be opened, or null: nothing but the web (javascript: runs code). */
export const webAddress = (address: string): string | null => (/^https?:\/\//i.test(address) ? address : null)
