import * as z from 'zod/mini'
import { text } from '../schema'

/** Who of the staff corrected or asked, as an entry says it. */
export interface Author {
  email: string
  username: string
}

export const authorSchema = () =>
  z._default(z.looseObject({ email: text(), username: text() }), { email: '', username: '' })

/** How an author is called. */
export const authorName = ({ username, email }: Author): string => username || email
