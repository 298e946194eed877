import type { AppName } from '../project'

/** Whose account answers a form that nobody of the staff answers. */
export interface PublicAccount {
  app: AppName
  /** The account's id; signs in if needed. */
  uid: () => Promise<string>
  /** What proves to a function which account asks; null for none. */
  token: () => Promise<string | null>
}
