import type { Buyer } from './buyer'

/** Mail services that read an address the same with and without dots in its name. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * A mail address as its owner's mail arrives: what follows a + and small or large letters make no other owner.
 * @returns '' for none
 */
export function sameMail(address: string): string {
  const [name = '', domain = ''] = address.normalize('NFKC').trim().toLowerCase().split('@')
  if (name === '' || domain === '') return ''
  const [own = ''] = name.split('+')
  if (!WITHOUT_DOTS.includes(domain)) return `${own}@${domain}`
  return `${own.replaceAll('.', '')}@gmail.com`
}

/**
 * A document's number however it is typed: zeros before it and the letter that some countries write behind it make no
 * other person.
 * @returns '' for none
 */
export function sameDocument(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters.replace(/^0+/, '').replace(/^(\d{7,8})\p{L}$/u, '$1')
}

/** By what two buyers are taken for the same person; what was not given tells nobody apart. */
export const samenessOf = (buyer: Buyer): { documento: string; correo: string } => ({
  documento: sameDocument(buyer.clientID),
  correo: sameMail(buyer.clientEmail),
})

const MAX_SHOWN = 60
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/**
 * A buyer's name as it stands in what the town hall writes: letters of a name, bounded, and nothing that a reader's mail
 * makes a link of. Whoever names somebody else's address does not write to them in the town hall's name.
 */
export function nameOnPaper(name: string): string {
  const words = name
    .normalize('NFC')
    // Addresses are no part of a name.
    .replaceAll(/\S*(?::\/\/|www\.|@)\S*/giu, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,'’·-]/gu, ' ')
    // A dot inside a word may be the name of a site.
    .replaceAll(/\.(?=\S)/gu, '. ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return Array.from(segmenter.segment(words), ({ segment }) => segment)
    .slice(0, MAX_SHOWN)
    .join('')
    .trim()
}
