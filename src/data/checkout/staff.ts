import { authOf } from '../auth'
import { callStaff } from '../staff/callables'
import { checkoutOf } from './checkout'

/** Where staff buy for somebody. */
export const STAFF_CHECKOUT = checkoutOf(callStaff, async () => ({
  app: 'staff',
  token: await authOf('staff').currentUser?.getIdToken(),
}))
