import type { Firestore } from 'firebase-admin/firestore'
import { errorCode } from '../../../../src/domain/error-code'
import type { SeedDocument } from '../documents'

/** Documents of one commit: small ones, because a busy emulator gives up what takes it longer than a minute. */
const PART = 50

/** Commits at once. */
const AT_ONCE = 4

const areaPaths = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const stored = (firestore: Firestore, { data }: SeedDocument) => ({
  ...data,
  ...('areas' in data && { areas: areaPaths(data.areas).map((path) => firestore.doc(path)) }),
  ...('area' in data && { area: firestore.doc(String(data.area)) }),
})

/** Generated documents in parts, as they come. */
function* partsOf(documents: Iterable<SeedDocument>): Generator<SeedDocument[]> {
  let part: SeedDocument[] = []
  for (const document of documents) {
    part.push(document)
    if (part.length === PART) {
      yield part
      part = []
    }
  }
  if (part.length > 0) yield part
}

async function writePart(firestore: Firestore, part: SeedDocument[]): Promise<void> {
  const batch = firestore.batch()
  for (const document of part) batch.set(firestore.doc(document.path), stored(firestore, document))
  await batch.commit()
}

/** Stores documents; areas become references. Generated ones are written as they come, not kept in memory. */
export async function writeDocuments(firestore: Firestore, documents: Iterable<SeedDocument>): Promise<void> {
  const parts = partsOf(documents)
  // Each takes the next part when it has written its own.
  const work = async () => {
    for (const part of parts) await writePart(firestore, part)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** What the store says of a document that is made twice. */
const ALREADY_EXISTS = 6

/** Stores those of a part that are not there, all of them or none; a trigger that makes one meanwhile keeps its own. */
async function addPart(firestore: Firestore, part: SeedDocument[]): Promise<number> {
  const refs = part.map(({ path }) => firestore.doc(path))
  const there = await firestore.getAll(...refs, { fieldMask: [] })
  const missing = part.filter((_, index) => there[index]?.exists !== true)
  const batch = firestore.batch()
  for (const document of missing) batch.create(firestore.doc(document.path), stored(firestore, document))
  try {
    await batch.commit()
    return missing.length
  } catch (error) {
    if (errorCode(error) !== ALREADY_EXISTS) throw error
    return addPart(firestore, part)
  }
}

/**
 * Stores those documents that are not there yet, one part after the other, and leaves the others as they are: the
 * last ones are written last.
 * @param onPart hears after each part how many documents have been looked at; what it throws ends the work
 * @returns how many were added
 */
export async function addDocuments(
  firestore: Firestore,
  documents: Iterable<SeedDocument>,
  onPart: (seen: number) => void,
): Promise<number> {
  let added = 0
  let seen = 0
  for (const part of partsOf(documents)) {
    added += await addPart(firestore, part)
    seen += part.length
    onPart(seen)
  }
  return added
}
