import type { DocumentReference } from 'firebase-admin/firestore'
import { orderPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** Where an order stands. */
export const orderRef = (orderId: string, answerId: string): DocumentReference =>
  database().doc(orderPath(orderId, answerId))
