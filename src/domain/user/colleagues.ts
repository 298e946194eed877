/** Most people that are asked about at once: as many as a page of a list names. */
export const MAX_COLLEAGUES = 100
