import type { AppName } from '../project'

/** The account under which somebody who is not of the staff answers a form. */
export interface PublicAccount {
  app: AppName
  /** The account's id; signs in if needed. */
  uid: () => Promise<string>
  /** What proves to a function which account asks; null for none. */
  token: () => Promise<string | null>
}
