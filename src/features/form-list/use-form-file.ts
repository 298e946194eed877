import { useState } from 'react'
import { FILE_BYTES } from '../../domain/form/exchange/format'
import { readFormFile, type FormFile } from '../../domain/form/exchange/read'
import { randomText } from '../../lib/random'

const ID_LENGTH = 16

/** A file that was chosen, and what came of it. */
export interface ReadFile {
  name: string
  /** `unread`: the device did not give it. */
  result: FormFile | { status: 'unread' }
}

async function read(file: File): Promise<ReadFile['result']> {
  // Told by its size alone: what is too large is not even brought into memory.
  if (file.size > FILE_BYTES) return { status: 'unreadable', fault: 'tooLarge' }
  try {
    return readFormFile(new Uint8Array(await file.arrayBuffer()), () => randomText(ID_LENGTH))
  } catch {
    return { status: 'unread' }
  }
}

/** Reads chosen files one after the other; the last one counts. */
export function useFormFile(): { chosen: ReadFile | null; choose: (file: File) => Promise<void> } {
  const [chosen, setChosen] = useState<ReadFile | null>(null)
  return {
    chosen,
    choose: async (file) => setChosen({ name: file.name, result: await read(file) }),
  }
}
