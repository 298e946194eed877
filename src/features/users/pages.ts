/** The pages about users in one bundle, so that fewer files are loaded. */
export { SessionsPage } from './sessions/SessionsPage'
export { UsersPage } from './UsersPage'
