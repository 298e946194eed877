import { pdfBlob } from '../../data/pdf-blob'
import { personFile, type GetPersonFileRequest, type PersonFileEntry } from '../../data/staff/person'
import { downloadFile } from '../../lib/download-file'
import { MAX_IN_FILE } from '../../domain/privacy/person'

/**
 * Downloads what is stored about a person: all of it as one file for machines, or as PDFs of so many answers each.
 * @param name of the files, without how they end
 * @throws DataError
 */
export async function downloadPerson(
  { answers, ...request }: GetPersonFileRequest,
  kind: 'json' | 'pdf',
  name: string,
): Promise<void> {
  const entries: PersonFileEntry[] = []
  const parts = Math.ceil(answers.length / MAX_IN_FILE)
  for (let part = 0; part < parts; part += 1) {
    const some = answers.slice(part * MAX_IN_FILE, (part + 1) * MAX_IN_FILE)
    const told = await personFile({ ...request, answers: some })
    entries.push(...told.entries)
    const number = parts > 1 ? `-${part + 1}` : ''
    if (kind === 'pdf') downloadFile(pdfBlob(told.pdf), `${name}${number}.pdf`)
  }
  if (kind === 'json')
    downloadFile(new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }), `${name}.json`)
}
