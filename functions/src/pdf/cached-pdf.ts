import { createHash } from 'node:crypto'
import type { Answer } from '../../../src/domain/answer/answer'
import type { GeneratePdfRequest } from '../../../src/domain/calls/generate-pdf'
import { canonical } from '../../../src/domain/canonical'
import type { Branding } from '../../../src/domain/geography/branding'
import { zoneOf } from '../../../src/domain/zone'
import { hasPerson } from '../answers/read-answer'
import { forbidden, tooOften } from '../platform/errors'
import { countSince, downloadUrl, emptyFolder, keepFile, removeOlder } from '../platform/files'
import { APP_URL } from '../platform/params'
import { recordUrl, statusUrl } from '../platform/code-urls'
import { senderAt } from '../platform/branding'
import { wordingFor } from '../platform/wording'
import { asBooked } from '../turnero/appointment'
import { drawnBrand } from './brand'
import { extrasOf } from './extras'
import { pdfFolder } from '../answers/pdf-folder'
import { headerOf, picturesOf } from './pictures'
import { renderPdf } from './render'

const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex')

/** In which words a document is made, and what its reader adds to it (PDF-03). */
export type PdfWording = Pick<GeneratePdfRequest, 'language' | 'extraData'>

/** A document of an answer in the file store. */
export interface CachedPdf {
  path: string
  /** Downloads it for whoever knows it. */
  url: string
}

/** Grows when documents are made differently: those kept until then are made anew. */
const DESIGN = 9

/** The wording with how the municipality shows itself by now (PDF-02), and by which clock it writes (OPS-08). */
interface Branded extends PdfWording {
  marca: Branding
  timeZone: string
}
async function branded(answer: Answer, { language, extraData }: PdfWording): Promise<Branded> {
  const sender = await senderAt(answer.municipalityPath)
  return { language, extraData, marca: sender.marca, timeZone: zoneOf(sender) }
}

/** A key that is the same for the same content of an answer in the same wording. */
function fingerprint(answer: Answer, { language, timeZone, extraData, marca }: Branded): string {
  const what = canonical([DESIGN, APP_URL.value(), language, timeZone, answer, extraData ?? null, marca])
  return hashOf(what).slice(0, 32)
}

/** How long an older document may still be fetched: somebody else may just have been given its address. */
const SPARED_MS = 60 * 60 * 1000

async function make(answer: Answer, { language, timeZone, extraData, marca }: Branded): Promise<Buffer> {
  const extras = extraData ? extrasOf(extraData) : null
  const [pictures, header, brand] = await Promise.all([
    picturesOf(answer),
    headerOf(answer),
    drawnBrand(marca),
  ])
  const wording = wordingFor(language, timeZone)
  const urls = { lookupUrl: recordUrl(answer), statusUrl: statusUrl(answer) }
  return renderPdf({ answer, wording, pictures, header, ...urls, extras, brand })
}

const pathOf = (answer: Answer, wording: Branded): string =>
  `${pdfFolder(answer.id)}${fingerprint(answer, wording)}.pdf`

async function madeBefore(path: string): Promise<CachedPdf | null> {
  const url = await downloadUrl(path)
  return url === null ? null : { path, url }
}

async function makeAndKeep(answer: Answer, wording: Branded): Promise<CachedPdf> {
  const [folder, path] = [pdfFolder(answer.id), pathOf(answer, wording)]
  const url = await keepFile(path, await make(answer, wording), 'application/pdf')
  await removeOlder(folder, new Date(Date.now() - SPARED_MS), path)
  // Deleted while the document was made: nothing of it stays.
  if (!(await hasPerson(answer.id))) {
    await emptyFolder(folder)
    throw forbidden()
  }
  return { path, url }
}

/**
 * The PDF of an answer (PDF-01). It is kept and given again until the answer changes. Whether somebody may have it is
 * for who calls this to ask.
 * @throws HttpsError `permission-denied` when the answer was deleted meanwhile
 */
export async function cachedPdf(given: Answer, wording: PdfWording): Promise<CachedPdf> {
  const answer = await asBooked(given)
  const asShown = await branded(answer, wording)
  return (await madeBefore(pathOf(answer, asShown))) ?? makeAndKeep(answer, asShown)
}

/** Languages of one answer that strangers have documents made in, within {@link SPARED_MS}. */
const MAX_FOR_STRANGERS = 12

/**
 * The PDF of an answer for somebody who is not of the staff: as {@link cachedPdf}, but what one person may make the
 * server work is bounded.
 * @throws HttpsError as {@link cachedPdf}, `resource-exhausted`
 */
export async function strangersPdf(given: Answer, wording: PdfWording): Promise<CachedPdf> {
  const answer = await asBooked(given)
  const asShown = await branded(answer, wording)
  const ready = await madeBefore(pathOf(answer, asShown))
  if (ready) return ready
  const made = await countSince(pdfFolder(answer.id), new Date(Date.now() - SPARED_MS))
  if (made >= MAX_FOR_STRANGERS) throw tooOften()
  return makeAndKeep(answer, asShown)
}
