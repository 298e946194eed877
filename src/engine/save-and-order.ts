import type { StoredAnswer } from '../domain/answer/answer'
import type { Purchase } from './purchase'

interface Ordering {
  purchase: Purchase
  /** The answer as it is sent. */
  content: StoredAnswer
  save: () => Promise<void>
  /** Gives the answer another id and code. */
  renew: () => void
  /** Whether the save failed because an earlier try is stored and says something else. */
  isEarlier: (error: unknown) => Promise<boolean>
}

/** A short key of an answer's content without the purchase, which may still change. */
function contentKey({ secciones, signatures, ubicacion, datosCiudadano, estados }: StoredAnswer): string {
  const text = JSON.stringify([secciones, signatures, ubicacion, datosCiudadano, estados.actual])
  let hash = 5381
  for (let at = 0; at < text.length; at += 1) hash = ((hash * 33) ^ text.charCodeAt(at)) >>> 0
  return `${text.length}-${hash}`
}

/**
 * Saves the answer and places its order (PAY-03). An answer that is stored and has no order yet, because there were too
 * few tickets or the line broke, is not saved again: its order is placed with what is chosen now. One whose order nobody
 * heard of gives way to another only once that order is looked for.
 * @returns whether it is paid already, because it costs nothing, or nothing is bought here
 */
export async function saveAndOrder({
  purchase,
  content,
  save,
  renew,
  isEarlier,
}: Ordering): Promise<boolean> {
  const key = contentKey(content)
  const isStored = purchase.isStored(key)
  if (!isStored) {
    if (await purchase.earlierStands()) return false
    purchase.supersede()
    await save().catch(async (error: unknown) => {
      if (!(await isEarlier(error))) throw error
      // An earlier try, before this page was loaded, stored the answer without an order.
      renew()
      await save()
    })
    await purchase.noteStored(key)
  }
  await purchase.place(isStored)
  return !purchase.checkout || purchase.isPaid()
}
