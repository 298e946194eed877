import { hashOfAddress } from '../mail/address-hash'
import { deleteFound } from '../platform/delete-found'
import { awaitedOpening, waiters } from './record'

/** What is forgotten at a time; the next sweep goes on. */
const SWEPT = 5000

/** Forgets that somebody waits for forms of a municipality, by their addresses (OPS-03). */
export async function forgetWaiting(municipalityPath: string, addresses: readonly string[]): Promise<void> {
  const waiting = waiters().where('municipalityPath', '==', municipalityPath)
  for (const address of new Set(addresses.filter(Boolean))) {
    const { docs } = await waiting.where('quien', '==', hashOfAddress(address)).select().get()
    for (const { ref } of docs) await ref.delete()
  }
}

/** Forgets whoever was named for a form that is gone, whether they confirmed it or not. */
export async function forgetForm(formId: string): Promise<void> {
  const named = waiters().where('formulario', '==', formId)
  while ((await deleteFound(named, SWEPT)) === SWEPT);
  await awaitedOpening(formId).delete()
}

/** Forgets whoever did not confirm within their time, or waited for too long. Doing it again changes nothing. */
export async function sweepOpeningNews(now: Date): Promise<void> {
  await deleteFound(waiters().where('caduca', '<=', now), SWEPT)
}
