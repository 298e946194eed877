/** The pages about the staff: together they load fewer files, and name fewer in what everybody loads first. */
export { SessionsPage } from './sessions/SessionsPage'
export { UsersPage } from './UsersPage'
