import { useSyncExternalStore } from 'react'
import type { Answering } from '../../engine/answering'

const NOTHING = () => () => undefined

/** Whether an order of this answer waits for its payment: the form is locked meanwhile (PAY-03). */
export const useIsOrdered = ({ purchase }: Answering): boolean =>
  useSyncExternalStore(purchase?.on ?? NOTHING, () => purchase?.isOpen() ?? false)
