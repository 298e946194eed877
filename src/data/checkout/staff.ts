import { tokenOf } from '../auth'
import { callStaff } from '../staff/callables'
import { withTimeout } from '../with-timeout'
import { checkoutOf } from './checkout'

/** The checkout of staff, who buy for somebody. */
export const STAFF_CHECKOUT = checkoutOf(callStaff, async () => ({
  app: 'staff',
  token: await withTimeout(tokenOf('staff')),
}))
