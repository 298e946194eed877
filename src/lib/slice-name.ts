import { shortenText } from '../domain/text/shorten'

/** Letters of a name beside its slice of a chart. */
const LETTERS = { phone: 10, desk: 32 }

/** The name of a slice as it fits beside it, cut between letters. */
export const sliceName = (name: string, onPhone: boolean): string =>
  shortenText(name, LETTERS[onPhone ? 'phone' : 'desk'])
