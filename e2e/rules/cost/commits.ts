import type { Person } from '../people'

/** A kind of commit that the product makes, each time about documents of its own. */
export interface Commit {
  name: string
  /** Who makes it. */
  by: Person
  /** Lays out what has to be there before, and gives the commit as somebody makes it. */
  prepare: () => Promise<(person: Person) => Promise<void>>
}
