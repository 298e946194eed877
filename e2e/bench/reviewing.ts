import type { Browser, Page } from 'playwright'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { compactSections } from '../../src/domain/answering/compact'
import { correctedSections } from '../../src/domain/correction/overlay'
import type { FormVersion } from '../../src/domain/form/form'
import { toVersion } from '../../src/domain/form/version'
import { paths } from '../../src/lib/paths'
import { corrected, pick } from '../../src/testing/corrections'
import { Scenario } from '../../src/testing/scenario'
import { signIn } from '../flows/pages/login'
import { portalStandIn } from '../stack/outside/portal/client'
import { benchmarkForm } from '../stack/seed/benchmark'
import { answersTo } from '../stack/seed/build-answers'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { answerDocuments, formDocuments } from '../stack/seed/documents'
import { newFilePool } from '../stack/seed/file-pool'
import { areaOf, VILLA_ALTA } from '../stack/seed/geography'
import { writeDocuments } from '../stack/seed/write/documents'
import { downloadAddress, openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'

const FORM = 'banco-portal'
const QUESTIONS = 300
const CORRECTIONS = 20
const KEYSTROKES = 50
/** Lucía of the portal's stand-in. */
const CITIZEN = 40101

export interface Reviewing {
  who: 'correction' | 'revision'
  questions: number
  /** Questions drawn again by one key. */
  rendersPerKeystroke: number
  /** Documents read until the page stood, who is signed in apart. */
  reads: number
}

/** The answer with so many corrections, of whose questions one is asked again. */
function reviewed(version: FormVersion, stored: StoredAnswer): { answer: StoredAnswer; title: string } {
  const [section] = version.secciones
  const texts = section?.preguntas.filter(({ titulo }) => titulo.endsWith('observaciones')) ?? []
  const [asked] = texts
  if (!section || !asked) throw new Error('The form has no text')
  const right = new Scenario(correctedSections(version.secciones, stored), new Date())
  for (const { titulo } of texts.slice(0, CORRECTIONS)) right.answer(titulo, 'Otra cosa')
  const request = {
    sections: [section.id],
    items: [pick(section.id, { preguntaId: asked.id })],
    comment: '',
    vence: null,
  }
  const secciones = compactSections(right.secciones)
  return { answer: corrected(version, stored, { secciones, request }, new Date()), title: asked.titulo }
}

/** Lucía's answer to such a form, corrected and sent back to her. */
async function writeReviewed(): Promise<{ id: string; title: string }> {
  const { sections, ...definition } = benchmarkForm(QUESTIONS, 1)
  const questions = sections.flatMap((section) => ('questions' in section ? section.questions : []))
  const seed = buildForm(
    {
      ...definition,
      id: FORM,
      area: areaOf(VILLA_ALTA, 'cultura'),
      options: ['citizenAssociationFromCitizenPortal'],
      incidentArea: '1102',
      sections: [{ titulo: 'Mediciones', questions }],
    },
    today(),
  )
  const files = newFilePool(downloadAddress)
  const [given] = answersTo(seed, 1, files, today())
  if (!given?.datosCiudadano) throw new Error('Nobody answered')
  const lucias = { ...given, datosCiudadano: { ...given.datosCiudadano, id: String(CITIZEN) } }
  const { answer, title } = reviewed(toVersion(seed.form), lucias)
  const { firestore, close } = openEmulators()
  try {
    const documents = [...formDocuments(seed), ...answerDocuments(answer, seed.form.muniCore)]
    await withoutTriggers(() => writeDocuments(firestore, documents))
  } finally {
    await close()
  }
  return { id: answer.id, title }
}

async function typeInto(page: Page, who: Reviewing['who'], title: string): Promise<Reviewing> {
  const field = page.getByRole('textbox', { name: title })
  await field.click()
  const { total, byLabel } = await page.evaluate(() => globalThis.__reads ?? { total: 0, byLabel: {} })
  await page.keyboard.type('texto')
  await page.evaluate(() => void globalThis.__drawn?.splice(0))
  for (let key = 0; key < KEYSTROKES; key += 1) await page.keyboard.press('x')
  const drawn = await page.evaluate(() => globalThis.__drawn?.splice(0) ?? [])
  // The session and the bell of new answers are read once for all pages.
  const reads = total - (byLabel.session ?? 0) - (byLabel.bell ?? 0)
  return { who, questions: QUESTIONS, rendersPerKeystroke: drawn.length / KEYSTROKES, reads }
}

/** What a key and the opening cost who corrects, and who revises, an answer of 300 questions with 20 corrections. */
export async function measureReviewing(browser: Browser, baseURL: string): Promise<Reviewing[]> {
  const { id, title } = await writeReviewed()
  const open = async () => {
    const context = await browser.newContext({ baseURL, locale: 'es-AR' })
    await context.addInitScript(() => void (globalThis.__drawn = []))
    return context.newPage()
  }
  const staff = await open()
  await signIn(staff, 'corrector')
  await staff.goto(paths.correct.href(id))
  const correction = await typeInto(staff, 'correction', title)
  await staff.context().close()
  const citizen = await open()
  const token = await portalStandIn().issue({ citizen: CITIZEN })
  await citizen.goto(`${paths.revision.href(id)}/${token}`)
  const revision = await typeInto(citizen, 'revision', title)
  await citizen.context().close()
  return [correction, revision]
}
