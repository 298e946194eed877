import { useState } from 'react'
import { MAX_FORM_FILE_BYTES } from '../../domain/form/exchange/format'
import { readFormFile, type FormFile } from '../../domain/form/exchange/read'
import { randomText } from '../../lib/random'
import { useNewest } from '../../lib/use-newest'

const ID_LENGTH = 16

/** A chosen file, and the result of reading it. */
export interface ReadFile {
  name: string
  /** `unread`: the device could not read it. */
  result: FormFile | { status: 'unread' }
}

async function read(file: File): Promise<ReadFile['result']> {
  // Refused by its size alone, so that a too large file is not read into memory.
  if (file.size > MAX_FORM_FILE_BYTES) return { status: 'unreadable', fault: 'tooLarge' }
  try {
    return readFormFile(new Uint8Array(await file.arrayBuffer()), () => randomText(ID_LENGTH))
  } catch {
    return { status: 'unread' }
  }
}

/** Reads chosen files; the last one that was chosen counts. */
export function useFormFile(): { chosen: ReadFile | null; choose: (file: File) => Promise<void> } {
  const [chosen, setChosen] = useState<ReadFile | null>(null)
  const newest = useNewest()
  return {
    chosen,
    choose: async (file) => {
      const isNewest = newest.begin()
      const result = await read(file)
      if (isNewest()) setChosen({ name: file.name, result })
    },
  }
}
