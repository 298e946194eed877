import { OPENING_WAITERS } from '../../../src/domain/opening-news/waiting'
import { hashOfAddress } from '../mail/address-hash'
import { database } from '../platform/admin'

/** Forgets that somebody waits for forms of a municipality, by their addresses (OPS-03). */
export async function forgetWaiting(municipalityPath: string, addresses: readonly string[]): Promise<void> {
  const waiting = database().collection(OPENING_WAITERS).where('municipalityPath', '==', municipalityPath)
  for (const address of new Set(addresses.filter(Boolean))) {
    const { docs } = await waiting.where('quien', '==', hashOfAddress(address)).select().get()
    for (const { ref } of docs) await ref.delete()
  }
}
