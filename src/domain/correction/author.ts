import * as z from 'zod/mini'
import { text } from '../schema'

/** The member of the staff who corrected or asked for changes, as an entry names them. */
export interface Author {
  email: string
  username: string
}

export const authorSchema = () =>
  z._default(z.looseObject({ email: text(), username: text() }), { email: '', username: '' })

/** The name under which an author is shown. */
export const authorName = ({ username, email }: Author): string => username || email
