import type { EditorArea } from './editor-store'

/** Element id of the card of a section, condition or question. */
export const cardId = (id: string): string => `card-${id}`

/** Element id of the text in which a section, condition or question is named. */
export const titleId = (id: string): string => `title-${id}`

/** Element id of the title of a signature, by its position. */
export const signatureTitleId = (position: number): string => `signature-${position}-title`

/** Element id of the rules of the selected item, in its settings. */
export const RULES_ID = 'rules'

/** Element id of one rule of a part. @param of id of its option or check */
export const ruleId = (part: string, field: string, of = ''): string => `rule-${part}-${field}-${of}`

/** Element id of the button that adds a rule of the form. @param field where such rules are stored */
export const adderId = (field: string): string => `add-rule-${field}`

/** Element id of the name of a case. */
export const caseId = (id: string): string => `case-${id}`

/** Element id of one of the three areas. */
export const areaId = (area: EditorArea): string => `editor-${area}`

const CONTROLS = 'input, textarea, button, summary, [role=combobox], [tabindex="0"]'
/** What cannot take the focus: what is not shown, also because nobody opened what it is in. */
const OUT_OF_REACH =
  ':disabled, [aria-hidden], [hidden], [hidden] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *'

/** The elements inside another one that can take the focus, without hidden ones. */
export const controlsWithin = (elementId: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(elementId)} :is(${CONTROLS})`)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(OUT_OF_REACH),
  )

/** Runs after the next drawing, when the element is on the page. */
const later = (act: () => void): void => {
  requestAnimationFrame(() => act())
}

/** Gives the focus as soon as what was just edited is drawn: whoever goes on typing types there. What comes later is waited for. */
const focusFound = (find: () => HTMLElement | null | undefined): void =>
  queueMicrotask(() => {
    const found = find()
    if (found) found.focus()
    else later(() => find()?.focus())
  })

/** Gives the focus to an element that is about to be drawn. */
export const focusLater = (elementId: string): void => focusFound(() => document.getElementById(elementId))

/** Gives the focus to the first control of an element that is about to be drawn. */
export const focusWithinLater = (elementId: string): void => focusFound(() => controlsWithin(elementId)[0])

/** Gives the focus to the form where the outline hides for it, as on a phone: what was pressed there is gone. */
export const followToForm = (): void =>
  queueMicrotask(() => {
    const outline = document.getElementById(areaId('outline'))
    if (outline && getComputedStyle(outline).display === 'none')
      document.getElementById(areaId('canvas'))?.focus({ preventScroll: true })
  })

const reveal = (elementId: string, block: ScrollLogicalPosition): void =>
  document.getElementById(elementId)?.scrollIntoView({ block })

/** Scrolls to the top of what replaced the page's content. */
export const scrollToTopLater = (): void => later(() => window.scrollTo({ top: 0, behavior: 'instant' }))

/** Brings a card that moved back into view. */
export const revealLater = (id: string): void => later(() => reveal(cardId(id), 'nearest'))

/** Brings a card to the top of the view, because somebody chose it in the outline. */
export const scrollToLater = (id: string): void => later(() => reveal(cardId(id), 'start'))
