import type { Citizens } from './citizens'
import type { Recipient, RecipientContext } from './recipient'

/**
 * Whom the answer is about, where the form asks (ANS-02); null where it does not, and for whoever may not look anybody
 * up. Strangers may not, because they could try number after number and learn who lives where. Their answers are about
 * nobody (EDIT-03). What is needed for it is loaded only here.
 */
export async function recipientFor(
  citizens: Citizens | undefined,
  context: Omit<RecipientContext, 'citizens'>,
): Promise<Recipient | null> {
  const { ciudadano, destinatario } = context.version.opcionales
  if (!citizens || !(ciudadano || destinatario)) return null
  const { createRecipient } = await import('./recipient')
  return createRecipient({ ...context, citizens })
}
