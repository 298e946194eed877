import type { Firestore } from 'firebase-admin/firestore'
import type { SeedDocument } from '../documents'

const areaPaths = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Stores documents; areas become references. Generated ones are written as they come, not kept in memory. */
export async function writeDocuments(firestore: Firestore, documents: Iterable<SeedDocument>): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false })
  const stored = ({ data }: SeedDocument) =>
    'areas' in data ? { ...data, areas: areaPaths(data.areas).map((path) => firestore.doc(path)) } : data
  let waiting = 0
  for (const document of documents) {
    void writer.set(firestore.doc(document.path), stored(document))
    if (++waiting % 2000 === 0) await writer.flush()
  }
  await writer.close()
}
