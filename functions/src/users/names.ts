import { authorName } from '../../../src/domain/answer/people'
import { isDocumentId } from '../../../src/domain/document-id'
import { userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What people are called: by their names, else their usernames. One read for each. */
export async function namesOf(usernames: string[]): Promise<Map<string, string>> {
  const refs = [...new Set(usernames)].filter(isDocumentId).map((name) => database().doc(userPath(name)))
  if (refs.length === 0) return new Map()
  const found = await database().getAll(...refs, { fieldMask: ['firstName', 'lastName'] })
  return new Map(
    found.map((user) => [
      user.id,
      authorName({
        firstName: asText(user.get('firstName')),
        lastName: asText(user.get('lastName')),
        creadoPor: user.id,
      }),
    ]),
  )
}
