/** Element id of the card of a section, condition or question. */
export const cardId = (id: string): string => `card-${id}`

/** Element id of the text in which a section, condition or question is named. */
export const titleId = (id: string): string => `title-${id}`

/** Element id of the title of a signature, by its position. */
export const signatureTitleId = (position: number): string => `signature-${position}-title`

/** Runs after the next drawing, when the element is on the page. */
const later = (act: () => void): void => {
  requestAnimationFrame(() => act())
}

/** Gives the focus to an element that is about to be drawn. */
export const focusLater = (elementId: string): void =>
  later(() => document.getElementById(elementId)?.focus())

const reveal = (elementId: string, block: ScrollLogicalPosition): void =>
  document.getElementById(elementId)?.scrollIntoView({ block })

/** Scrolls to the top of what replaced the page's content. */
export const scrollToTopLater = (): void => later(() => window.scrollTo({ top: 0, behavior: 'instant' }))

/** Brings a card that moved back into view. */
export const revealLater = (id: string): void => later(() => reveal(cardId(id), 'nearest'))

/** Brings a card to the top of the view, because somebody chose it in the outline. */
export const scrollToLater = (id: string): void => later(() => reveal(cardId(id), 'start'))
