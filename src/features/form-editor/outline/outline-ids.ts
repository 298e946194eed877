/** Element id of what the outline shows of a section, condition or question, with all that stands in it. */
export const itemId = (id: string): string => `outline-${id}`

/** Element id of what it is moved by. */
export const handleId = (id: string): string => `handle-${id}`

/** Element id of the sentence that says how to move things with the keyboard. */
export const DRAG_HELP_ID = 'outline-drag-help'

/** The id that {@link itemId} was made from. */
export const idOfItem = (element: Element): string => element.id.slice(itemId('').length)
