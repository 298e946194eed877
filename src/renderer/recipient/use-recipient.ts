import { useSyncExternalStore } from 'react'
import { useForm } from '../context'
import type { Recipient, RecipientState } from '../../engine/recipient'

/**
 * Whom the answer is about, and what can be done about it.
 * @throws in a form that asks for nobody
 */
export function useRecipient(): { recipient: Recipient; state: RecipientState } {
  const { recipient } = useForm().answering
  if (!recipient) throw new Error('this form asks for no recipient')
  return { recipient, state: useSyncExternalStore(recipient.on, recipient.state) }
}
