import { isDocumentId } from '../../../src/domain/document-id'
import { userPath } from '../../../src/domain/store-paths'
import { fullName } from '../../../src/domain/user/full-name'
import { database } from './admin'

const NAMES = ['firstName', 'lastName', 'nombre'] as const

/** What people are called: by their names, else their usernames. One read for each. */
export async function namesOf(usernames: string[]): Promise<Map<string, string>> {
  const refs = [...new Set(usernames)].filter(isDocumentId).map((name) => database().doc(userPath(name)))
  if (refs.length === 0) return new Map()
  const found = await database().getAll(...refs, { fieldMask: [...NAMES] })
  return new Map(
    found.map((user) => {
      const [firstName = '', lastName = '', nombre = ''] = NAMES.map((field) => {
        const value: unknown = user.get(field)
        return typeof value === 'string' ? value : ''
      })
      return [user.id, fullName({ firstName, lastName, nombre, username: user.id })]
    }),
  )
}
