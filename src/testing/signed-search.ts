import { createHmac } from 'node:crypto'

export interface ToSign {
  formId: string
  /** In the order and the letters in which they are signed. */
  query: string
  /** In seconds. */
  expires: number
}

/** What a system of the town puts behind the address of a form, as docs/links.md says. */
export function signedSearch(key: string, { formId, query, expires }: ToSign): string {
  const hex = createHmac('sha256', key).update(`${formId}\n${expires}\n${query}`).digest('hex')
  return `?${query}&firma=${expires}.${hex}`
}
