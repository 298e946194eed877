/** What is new for a person of the staff, and of what they are told (REACH-07). Apart from the other paths, which strangers load. */
export const NOTICES_PATH = '/avisos'

/** @param view a kind of news or `preferencias`; what is one's turn when left out */
export const noticesHref = (view?: string): string => (view ? `${NOTICES_PATH}?ver=${view}` : NOTICES_PATH)
