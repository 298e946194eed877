/** Element id of a section, condition or question in the outline, with its content. */
export const itemId = (id: string): string => `outline-${id}`

/** Element id of its handle. */
export const handleId = (id: string): string => `handle-${id}`

/** Element id of the sentence that says how to move items with the keyboard. */
export const DRAG_HELP_ID = 'outline-drag-help'

/** The id that {@link itemId} was made from. */
export const idOfItem = (element: Element): string => element.id.slice(itemId('').length)
