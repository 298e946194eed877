import * as z from 'zod/mini'
import { text } from '../../schema'

/** The member of the staff who corrected or asked for changes, as an entry names them. */
export interface Author {
  /** In entries from before only; '' in others. */
  email: string
  username: string
}

export const authorSchema = () =>
  z._default(z.looseObject({ email: text(), username: text() }), { email: '', username: '' })

/** What somebody of the staff is called. */
export interface NamedPerson {
  username: string
  name: string
}

/** Somebody of the staff as new entries name them: the citizen reads the answer, so no address stands in it. */
export const staffAuthor = (username: string): Author => ({ email: '', username })

/**
 * The name under which an author is shown.
 * @param people whose names are known
 */
export const authorName = ({ username, email }: Author, people: readonly NamedPerson[] = []): string =>
  people.find((one) => one.username === username)?.name || username || email

/** Who asks, as a citizen reads it: the office, and never the person (decision 078). */
export const officeName = ({
  areaInfo,
  municipioInfo,
}: {
  areaInfo: { nombre: string }
  municipioInfo: { nombre: string }
}): string => areaInfo.nombre || municipioInfo.nombre
