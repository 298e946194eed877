import type { Form } from '../domain/form/form'

/** A form that was published a moment ago: its link and its QR code are shown. */
export interface PublishedForm {
  id: string
  titulo: string
}

/** The navigation state that makes the list show the link of a form just published (EDIT-25). */
export const tellPublished = ({ id, titulo }: Pick<Form, 'id' | 'titulo'>): { published: PublishedForm } => ({
  published: { id, titulo },
})

/** The form that the list was opened to tell about, or null. */
export function publishedFrom(state: unknown): PublishedForm | null {
  if (typeof state !== 'object' || state === null || !('published' in state)) return null
  const { published } = state
  if (typeof published !== 'object' || published === null) return null
  if (!('id' in published) || !('titulo' in published)) return null
  const { id, titulo } = published
  return typeof id === 'string' && typeof titulo === 'string' ? { id, titulo } : null
}
