import { createServer } from 'vite'
import { toVersion } from '../../src/domain/form/version'
import { areaOf, VILLA_ALTA } from '../stack/seed/geography'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments } from '../stack/seed/documents'
import { text } from '../stack/seed/questions'
import { PASSWORD, STAFF } from '../stack/seed/staff'
import { writeDocuments } from '../stack/seed/write/documents'
import { openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { FUNCTIONS_REGION, ROOT, stackPorts } from '../stack/ports'
import type { Sending, Sent } from './alone/send-left'
import { failingLine, type BadLine } from './failing-line'
import { round } from './numbers'

const FORM = 'banco-bandeja'
const INSPECTOR = 'inspector.elevado'
const ANSWERS = 100
const PHOTOS = 3
const FAILS_ONE_IN = 3

export interface Outbox {
  /** Answers that were left without network, and photos of each. */
  left: number
  photosOfEach: number
  /** What the device says of them. */
  verified: number
  waiting: number
  /** What the store has: answers, different ones, and the photos that they name and that are there. */
  stored: number
  different: number
  photos: number
  /** Requests over the bad line, and how many of them failed. */
  requests: number
  failed: number
  seconds: number
}

function photoForm() {
  const asked = Array.from({ length: PHOTOS }, (_, n) => text(`Foto ${n + 1}`, () => '', { photo: true }))
  return buildForm(
    {
      id: FORM,
      titulo: 'Ronda con fotos',
      descripcion: '',
      area: areaOf(VILLA_ALTA, 'verdes'),
      options: [],
      states: { Nueva: ['Vista'], Vista: [] },
      createdBy: 'supervisor',
      createdDaysAgo: 3,
      share: 0,
      answeredBy: ['supervisor'],
      byCitizens: 0,
      sections: [{ titulo: 'La ronda', questions: [text('Lugar', () => ''), ...asked] }],
    },
    today(),
  )
}

type Emulators = ReturnType<typeof openEmulators>

/** What of them the servers have, past the rules. */
async function stored({ firestore, bucket }: Emulators) {
  const answers = await firestore.collection('respuestas_formularios').where('idPlantilla', '==', FORM).get()
  const [files] = await bucket.getFiles({ prefix: `imagenes/${FORM}/` })
  const there = new Set(files.map(({ name }) => name))
  const questions = answers.docs.map((one) => one.get('secciones')[0].preguntas)
  const named: string[] = questions.flatMap((all) =>
    all.slice(1).map((question: { imagen: { path: string } }) => question.imagen.path),
  )
  return {
    stored: answers.size,
    different: new Set(questions.map(([place]) => place.respuesta)).size,
    photos: new Set(named.filter((path) => there.has(path))).size,
  }
}

/** The product's own code, as Vite gives it to a page: it asks for settings that a build has. */
async function sendLeft(sending: Sending): Promise<Sent> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    define: { 'import.meta.env.VITE_FUNCTIONS_REGION': JSON.stringify(FUNCTIONS_REGION) },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const loaded = await vite.ssrLoadModule('/e2e/bench/alone/send-left.ts')
    const program: { sendLeft: (sending: Sending) => Promise<Sent> } = { sendLeft: loaded.sendLeft }
    return await program.sendLeft(sending)
  } finally {
    await vite.close()
  }
}

/** Answers with photos go from the outbox of one device over a line that fails one time in three (DAY-05). */
export async function measureOutbox(): Promise<Outbox> {
  const built = photoForm()
  const emulators = openEmulators()
  const line: BadLine = { isBad: false, asked: 0, failed: 0 }
  const { firestore, storage, ...others } = stackPorts()
  const store = await failingLine(firestore, FAILS_ONE_IN, line)
  const files = await failingLine(storage, FAILS_ONE_IN, line)
  try {
    await withoutTriggers(() => writeDocuments(emulators.firestore, formDocuments(built)))
    const email = STAFF.find(({ username }) => username === INSPECTOR)?.email ?? ''
    let began = 0
    const sent = await sendLeft({
      ports: { ...others, firestore: store.port, storage: files.port },
      account: { email, password: PASSWORD },
      version: toVersion(built.form),
      ...{ answers: ANSWERS, photos: PHOTOS },
      onLeft: () => {
        line.isBad = true
        began = performance.now()
      },
    })
    const seconds = round((performance.now() - began) / 1000)
    return {
      ...{ left: ANSWERS, photosOfEach: PHOTOS, verified: sent.verified, waiting: sent.waiting },
      ...(await stored(emulators)),
      ...{ requests: line.asked, failed: line.failed, seconds },
    }
  } finally {
    store.close()
    files.close()
    await emulators.close()
  }
}
