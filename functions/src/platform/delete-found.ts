import type { Query } from 'firebase-admin/firestore'
import { database } from './admin'

/** Deletes what a query finds, so many documents at the most. @returns how many there were */
export async function deleteFound(query: Query, most: number): Promise<number> {
  const { docs } = await query.limit(most).select().get()
  const writer = database().bulkWriter()
  for (const { ref } of docs) void writer.delete(ref)
  await writer.close()
  return docs.length
}
